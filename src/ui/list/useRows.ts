import { useFragment } from 'react-relay';
import type { FragmentType, GraphQLTaggedNode } from 'relay-runtime';

/** Rows as Relay refers to them, whatever their fragment. */
type AnyRowsKey = ReadonlyArray<{
  readonly ' $data'?: readonly unknown[];
  readonly ' $fragmentSpreads': FragmentType;
}>;

/** Reads rows of any list. Its definition guarantees that the fragment is that of the rows. */
export function useRows(fragment: GraphQLTaggedNode, rows: readonly unknown[]): readonly unknown[] {
  return useFragment(fragment, rows as AnyRowsKey);
}
