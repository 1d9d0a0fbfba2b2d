import type { GraphQLTaggedNode } from 'relay-runtime';
import type { RecordKey, Resource } from '../../address/resource.ts';
import type { Columns } from '../fields/column.tsx';

/** Rows as Relay refers to them: the key of a plural fragment. */
export type RowsKey = ReadonlyArray<{
  readonly ' $data'?: ReadonlyArray<unknown>;
  readonly ' $fragmentSpreads': unknown;
}>;

/** The data of such a key's fragment for one row. */
export type RowOf<Key extends RowsKey> = NonNullable<Key[number][' $data']>[number];

/** Which records the rows of a table are, and where their pages are. */
export interface RecordsOfTable<Row> {
  readonly resource: Resource;
  /** A row's key; without one the row is no link. */
  readonly keyOf?: (row: Row) => RecordKey | null | undefined;
  /** The resource that has a row's page, where the rows' own has none: the types of an interface have pages of their own. */
  readonly resourceOf?: (row: Row) => Resource | undefined;
}

/** A table of a resource's records: its columns and the fragment with their data. */
export interface TableDefinition<Key extends RowsKey> extends RecordsOfTable<RowOf<Key>> {
  /** The first names the record: it is always shown. */
  readonly columns: Columns<RowOf<Key>>;
  readonly fragment: GraphQLTaggedNode;
}
