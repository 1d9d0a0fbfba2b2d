import { useMemo, type ReactNode } from 'react';
import { allowedResource, fieldDenial } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { keyReader } from '../fields/recordKey.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import type { OwnTable, RowOf, RowsKey, TableDefinition } from './tableDefinition.ts';
import { useRows } from './useRows.ts';

export interface TableProps<Key> extends Pick<
  RecordTableProps<unknown>,
  'hiddenColumns' | 'edges' | 'beside' | 'order'
> {
  readonly rows: Key;
}

/** The component of a table, with its definition for code that reads rows without rendering. */
export type Table<Key extends RowsKey> = ((props: TableProps<Key>) => ReactNode) &
  TableDefinition<Key>;

/** Creates a table component for records of a resource, used by its list and by tabs. */
export function defineTable<Key extends RowsKey>(own: OwnTable<Key>): Table<Key> {
  const table: Omit<TableDefinition<Key>, 'keyOf'> = own;
  const definition = { ...table, keyOf: keyReader<RowOf<Key>>(own) };
  const component = (props: TableProps<Key>) => <FragmentTable {...definition} {...props} />;
  return Object.assign(component, definition);
}

function FragmentTable<Key extends RowsKey>({
  fragment,
  rows,
  resource,
  columns: all,
  ...table
}: TableDefinition<Key> & TableProps<Key>) {
  const records = useRows(fragment, rows) as ReadonlyArray<RowOf<Key>>;
  const access = useAccess();
  const columns = useMemo(
    () => all.filter(({ id }) => !fieldDenial(access, resource, id)),
    [access, all, resource],
  );
  return (
    <RecordTable
      {...table}
      columns={columns.length === all.length ? all : columns}
      resource={allowedResource(access, resource)}
      rows={records}
      caption={resource.pluralLabel}
    />
  );
}
