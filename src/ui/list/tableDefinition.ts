import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Resource } from '../../address/resource.ts';
import type { Caught } from '../../relay/caught.ts';
import type { Columns } from '../fields/column.tsx';
import type { KeyOf, KeyOption } from '../fields/recordKey.ts';

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
  /** A row's key; a row without one is no link. */
  readonly keyOf: KeyOf<Row>;
  /** The resource that has a row's page, where the rows' own has none: the types of an interface have pages of their own. */
  readonly resourceOf?: (row: Row) => Resource | undefined;
  /** The address of a row's picture, which stands before its title. */
  readonly picture?: (row: Row) => Caught<string>;
}

/**
 * The records of a table whose types are not known. Its functions are methods, whose parameters TypeScript lets a known
 * type narrow: each table gets its own rows.
 */
export interface AnyRecordsOfTable {
  readonly resource: Resource;
  keyOf(row: unknown): ReturnType<KeyOf<unknown>>;
  resourceOf?(row: unknown): Resource | undefined;
  picture?(row: unknown): Caught<string>;
}

/** A table of a resource's records: its columns and the fragment with their data. */
export interface TableDefinition<Key extends RowsKey> extends RecordsOfTable<RowOf<Key>> {
  /** The first names the record: it is always shown. */
  readonly columns: Columns<RowOf<Key>>;
  readonly fragment: GraphQLTaggedNode;
}

/** A table as it is described: the rows' key is their `id` unless it says otherwise. */
export type OwnTable<Key extends RowsKey> = Omit<TableDefinition<Key>, 'keyOf'> &
  KeyOption<RowOf<Key>>;
