import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Columns } from '../fields/column.tsx';
import type { Edges } from './beside.tsx';
import type { RowOf, RowsKey } from './tableDefinition.ts';

/** The columns of edges and the fragment with their data. */
export interface EdgesDefinition {
  readonly columns: Edges['columns'];
  readonly fragment: GraphQLTaggedNode;
}

/** The columns of edges, typed by the key of the fragment with their data. */
export interface EdgesOf<Key extends RowsKey> extends EdgesDefinition {
  readonly columns: Columns<RowOf<Key>>;
}
