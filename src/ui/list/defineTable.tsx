import type { ReactNode } from 'react';
import { useFragment } from 'react-relay';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import type { RowOf, RowsKey, TableDefinition } from './tableDefinition.ts';

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
