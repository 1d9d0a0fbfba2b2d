import { useMemo, type ComponentType } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Beside } from '../beside.tsx';
import type { PageRowsProps } from '../pageRows.ts';
import { RowsOfPage } from '../RowsOfPage.tsx';
import { useRows } from '../useRows.ts';
import { inTheirRows, present } from './readRelation.ts';
import type { Relation } from './relation.ts';

/** The records that a relation leads to, one for each row, as Relay refers to them. */
interface Part extends Beside {
  readonly fragment: GraphQLTaggedNode;
}

/** Makes the component of a page's rows with what they lead to. */
export function relatedRows(
  fragment: GraphQLTaggedNode,
  relations: readonly Relation[],
): ComponentType<PageRowsProps> {
  return function RelatedRows(shown) {
    const rows = useRows(fragment, shown.page.rows);
    const { parts, known } = useMemo(() => inRows(relations, rows), [rows]);
    return <RowsWithParts shown={shown} parts={parts} first={0} beside={known} />;
  };
}

/** What rows lead to: what is still to be read, and what the rows say themselves. */
function inRows(relations: readonly Relation[], rows: readonly unknown[]) {
  const parts: Part[] = [];
  const known: Beside[] = [];
  for (const { end, fragment, ...columns } of relations) {
    const beside = { ...columns, data: rows.map((row) => end(row)) };
    if (fragment) parts.push({ ...beside, fragment });
    else known.push(beside);
  }
  return { parts, known };
}

interface PartsProps {
  readonly shown: PageRowsProps;
  readonly parts: readonly Part[];
  /** The first that is still to be read. */
  readonly first: number;
  /** The others. */
  readonly beside: readonly Beside[];
}

function RowsWithParts(props: PartsProps) {
  const { shown, parts, first, beside } = props;
  if (first < parts.length) return <ReadPart {...props} part={parts[first]} />;
  return <RowsOfPage {...shown} beside={beside} />;
}

/** Reads one relation after the other: each is a fragment, and so a hook, of its own. */
function ReadPart({ part, ...props }: PartsProps & { readonly part: Part }) {
  const { first, beside } = props;
  const found = useMemo(() => present(part.data), [part]);
  const read = useRows(part.fragment, found);
  const all = useMemo(
    () => [...beside, { ...part, data: inTheirRows(part.data, read) }],
    [beside, part, read],
  );
  return <RowsWithParts {...props} first={first + 1} beside={all} />;
}
