import type { ReactNode } from 'react';
import { useFragment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Columns } from '../fields/column.tsx';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

/** Rows as Relay refers to them: the key of a plural fragment. */
export type RowsKey = ReadonlyArray<{
  readonly ' $data'?: ReadonlyArray<unknown>;
  readonly ' $fragmentSpreads': unknown;
}>;

/** What the fragment of such a key gives for one row. */
export type RowOf<Key extends RowsKey> = NonNullable<Key[number][' $data']>[number];

/** A table of a resource's records: its columns, and the fragment that asks for what they hold. */
export interface TableDefinition<Key extends RowsKey> extends Pick<
  RecordTableProps<RowOf<Key>>,
  'resource' | 'keyOf' | 'resourceOf'
> {
  /** The first names the record: it is always shown. */
  readonly columns: Columns<RowOf<Key>>;
  readonly fragment: GraphQLTaggedNode;
}

export interface TableProps<Key> extends Pick<
  RecordTableProps<unknown>,
  'hiddenColumns' | 'edges'
> {
  readonly rows: Key;
}

/** The component that shows rows of a table, with the definition for whatever reads them without showing them. */
export type Table<Key extends RowsKey> = ((props: TableProps<Key>) => ReactNode) &
  TableDefinition<Key>;

/** Makes the component that shows the rows of a resource: of its list, and of whatever they belong to. */
export function defineTable<Key extends RowsKey>(definition: TableDefinition<Key>): Table<Key> {
  const component = (props: TableProps<Key>) => <FragmentTable {...definition} {...props} />;
  return Object.assign(component, definition);
}

function FragmentTable<Key extends RowsKey>({
  fragment,
  rows,
  resource,
  ...table
}: TableDefinition<Key> & TableProps<Key>) {
  const records: ReadonlyArray<RowOf<Key>> = useFragment(fragment, rows as never);
  return (
    <RecordTable {...table} resource={resource} rows={records} caption={resource.pluralLabel} />
  );
}
