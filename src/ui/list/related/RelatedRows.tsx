import { useMemo, type ComponentType } from 'react';
import { useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Caught } from '../../../relay/caught.ts';
import type { Beside, ColumnsBeside } from '../beside.tsx';
import type { PageRowsProps } from '../pageRows.ts';
import { RowsOfPage } from '../RowsOfPage.tsx';
import { inTheirRows, present } from './readRelation.ts';
import type { Relation } from './relation.ts';

/** The records that a relation leads to, as Relay refers to them. */
interface Part extends ColumnsBeside {
  readonly fragment: GraphQLTaggedNode;
  /** One for each row. */
  readonly refs: ReadonlyArray<Caught<unknown>>;
}

/** Makes the component of a page's rows with the records that they lead to. */
export function relatedRows(
  fragment: GraphQLTaggedNode,
  relations: readonly Relation[],
): ComponentType<PageRowsProps> {
  return function RelatedRows(shown) {
    const rows = useFragment(fragment, shown.page.rows as never) as readonly unknown[];
    const parts = useMemo(
      () =>
        relations.map(({ record, ...relation }): Part => ({
          ...relation,
          refs: rows.map((row) => record(row as never)),
        })),
      [rows],
    );
    return <RowsWithParts shown={shown} parts={parts} first={0} beside={NONE} />;
  };
}

const NONE: readonly Beside[] = [];

interface PartsProps {
  readonly shown: PageRowsProps;
  readonly parts: readonly Part[];
  /** The first that is still to be read. */
  readonly first: number;
  /** What was read of the others. */
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
  const found = useMemo(() => present(part.refs), [part]);
  const read = useFragment(part.fragment, found as never) as readonly unknown[];
  const all = useMemo(() => {
    const { name, label, columns, refs } = part;
    return [...beside, { name, label, columns, data: inTheirRows(refs, read) }];
  }, [beside, part, read]);
  return <RowsWithParts {...props} first={first + 1} beside={all} />;
}
