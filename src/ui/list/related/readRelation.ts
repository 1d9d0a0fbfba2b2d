import { partOf, type Caught } from '../../../relay/caught.ts';
import type { Beside } from '../beside.tsx';
import type { ReadFragment } from './relatedColumns.ts';
import type { Relation } from './relation.ts';

/** Reads what a relation leads to. */
export function readRelation(
  { end, fragment, ...columns }: Relation,
  rows: readonly unknown[],
  readFragment: ReadFragment,
): Beside {
  const ends = rows.map((row) => end(row));
  const data = fragment ? inTheirRows(ends, readFragment(fragment, present(ends))) : ends;
  return { ...columns, data };
}

/** The records that are there. */
export function present(refs: ReadonlyArray<Caught<unknown>>): unknown[] {
  const found: unknown[] = [];
  for (const ref of refs) partOf(ref, (record) => found.push(record));
  return found;
}

/** What was read of the records that are there, each in its row. */
export function inTheirRows(
  refs: ReadonlyArray<Caught<unknown>>,
  read: readonly unknown[],
): Beside['data'] {
  let next = 0;
  return refs.map((ref) => partOf(ref, () => read[next++]) as Caught<unknown>);
}
