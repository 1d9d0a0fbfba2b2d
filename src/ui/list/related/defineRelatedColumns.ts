import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import type { Sorts } from '../../../lists/pagedSettings.ts';
import type { Caught } from '../../../relay/caught.ts';
import { fieldDenial } from '../../access/allowedResource.ts';
import type { Column } from '../../fields/column.tsx';
import { tableFlags } from '../columns/columnVariables.ts';
import type { Table } from '../defineTable.tsx';
import type { RowOf, RowsKey, TableDefinition } from '../tableDefinition.ts';
import { readRelation } from './readRelation.ts';
import type { RelatedColumns } from './relatedColumns.ts';
import { relatedRows } from './RelatedRows.tsx';
import type { Relation } from './relation.ts';

/** The records that a relation leads to, with the columns of their own list. */
export interface RelatedRecords<Row> {
  readonly label?: string;
  readonly table: Pick<TableDefinition<never>, 'columns' | 'fragment' | 'resource'>;
  /** Finds the record of a row, as Relay refers to it. */
  readonly record: (row: Row) => Caught<unknown>;
}

/** The records that a relation leads to. The table's columns become columns of the list. */
export function relatedRecords<Row, Key extends RowsKey>(
  table: Table<Key>,
  record: (row: NoInfer<Row>) => Caught<Key[number]>,
  { label }: Pick<RelatedRecords<Row>, 'label'> = {},
): RelatedRecords<Row> {
  return { ...(label !== undefined && { label }), table, record };
}

interface Definition<Query extends OperationType, Key extends RowsKey> {
  /** The list's own table. */
  readonly table: { readonly resource: Resource };
  /** The list's query, in which each relation is included by a variable (`$ofCustomer`). */
  readonly query: GraphQLTaggedNode;
  /** The rows' relations, each with the fragment of its records' table. */
  readonly fragment: GraphQLTaggedNode;
  readonly relations: Readonly<Record<string, RelatedRecords<RowOf<Key>>>>;
  readonly sorts?: Sorts<Query['variables']>;
}

/**
 * Defines the columns of the records that a list's rows lead to: those of the lists that these records have themselves,
 * except for the first, which names the record as the relation's own column does.
 */
export function defineRelatedColumns<Query extends OperationType, Key extends RowsKey>({
  table,
  query,
  fragment,
  relations,
  sorts = {},
}: Definition<Query, Key>): RelatedColumns<Query['response']> {
  const all = Object.entries(relations).map(([name, { label = labelOf(name), ...related }]) => {
    const { columns, resource, fragment: ofRecords } = related.table;
    const added = columns.slice(1).map((column): Column<never> => ({ ...column, hidden: true }));
    const record = related.record as Relation['record'];
    return { name, label, columns: added, resource, fragment: ofRecords, record };
  });
  return allowedColumns(
    { owner: table.resource, query, fragment, sorts: sorts as Sorts<unknown> },
    all,
  );
}

interface Shared extends Pick<RelatedColumns, 'query' | 'sorts'> {
  readonly owner: Resource;
  readonly fragment: GraphQLTaggedNode;
}

function allowedColumns(shared: Shared, relations: readonly Relation[]): RelatedColumns {
  const { owner, query, fragment, sorts } = shared;
  return {
    query,
    sorts,
    relations,
    Rows: relatedRows(fragment, relations),
    variables: (shown) =>
      Object.assign({}, ...relations.map((each) => flagsOf(each, shown))) as Record<
        string,
        boolean
      >,
    read: (rows, readFragment) => {
      const read = readFragment(fragment, rows);
      return relations.map((each) => readRelation(each, read, readFragment));
    },
    allowedTo: (access) => {
      const left = relations.flatMap((relation) => {
        if (fieldDenial(access, owner, relation.name)) return [];
        const columns = relation.columns.filter(
          ({ id }) => !fieldDenial(access, relation.resource, id),
        );
        return [{ ...relation, columns }];
      });
      const names = new Set(
        left.flatMap(({ name, columns }) => columns.map(({ id }) => `${name}.${id}`)),
      );
      const sortable = Object.entries(sorts).filter(([name]) => names.has(name));
      return allowedColumns({ ...shared, sorts: Object.fromEntries(sortable) }, left);
    },
  };
}

/** `customer` → `ofCustomer`, and what includes more of the customer: `moreOfCustomer`. */
function flagsOf(
  { name, columns, fragment }: Relation,
  shown: readonly string[],
): Record<string, boolean> {
  const start = `${name}.`;
  const own = shown.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
  if (own.length === 0) return {};
  const whole = name.charAt(0).toUpperCase() + name.slice(1);
  const wanted = [...tableFlags({ columns, fragment }, own)].filter(([, isWanted]) => isWanted);
  return {
    [`of${whole}`]: true,
    ...Object.fromEntries(wanted.map(([flag]) => [`${flag}Of${whole}`, true])),
  };
}
