import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import { labelOf } from '../../../locale/labelOf.ts';
import type { Sorts } from '../../../lists/pagedSettings.ts';
import type { Caught } from '../../../relay/caught.ts';
import { fieldDenial } from '../../access/allowedResource.ts';
import { tableFlags } from '../columns/columnVariables.ts';
import type { Table } from '../defineTable.tsx';
import type { AnyRecordsOfTable, RowOf, RowsKey } from '../tableDefinition.ts';
import { readRelation } from './readRelation.ts';
import type { RelatedColumns } from './relatedColumns.ts';
import { relatedRows } from './RelatedRows.tsx';
import type { Relation, RelationOf } from './relation.ts';

/**
 * The records that a relation leads to. The table's columns become columns of the list, except for the first, which
 * names the record as the relation's own column does.
 *
 * @param record finds the record of a row, as Relay refers to it
 */
export function relatedRecords<Row, Key extends RowsKey>(
  { columns, resource, fragment }: Table<Key>,
  record: (row: NoInfer<Row>) => Caught<Key[number]>,
  { label }: { readonly label?: string } = {},
): RelationOf<Row> {
  return (name) => ({
    name,
    label: label ?? labelOf(name),
    columns: columns.slice(1).map((column) => ({ ...column, hidden: true })),
    resource,
    fragment,
    end: record,
  });
}

/** What the rows of a fragment lead to. */
export type RelationOfRows<Key extends RowsKey> = RelationOf<RowOf<Key>>;

interface Definition<Query extends OperationType, Key extends RowsKey> {
  /** The list's own table. */
  readonly table: AnyRecordsOfTable;
  /** The list's query, in which each relation is included by a variable (`$ofCustomer`). */
  readonly query: GraphQLTaggedNode;
  /** The rows' relations: those to one with the fragment of their records' table. */
  readonly fragment: GraphQLTaggedNode;
  readonly relations: Readonly<Record<string, RelationOfRows<Key>>>;
  readonly sorts?: Sorts<Query['variables']>;
}

/** Defines the columns of what a list's rows lead to: of records (`relatedRecords`), and their numbers (`relatedCount`). */
export function defineRelatedColumns<Query extends OperationType, Key extends RowsKey>({
  table,
  query,
  fragment,
  relations,
  sorts = {},
}: Definition<Query, Key>): RelatedColumns<Query['response']> {
  return allowedColumns(
    { owner: table.resource, query, fragment, sorts: sorts as Sorts<unknown> },
    Object.entries(relations).map(([name, relation]) => relation(name, table) as Relation),
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
        const { resource = {} } = relation;
        const columns = relation.columns.filter(({ id }) => !fieldDenial(access, resource, id));
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
  const flags = fragment ? [...tableFlags({ columns, fragment }, own)] : [];
  const wanted = flags.filter(([, isWanted]) => isWanted);
  return {
    [`of${whole}`]: true,
    ...Object.fromEntries(wanted.map(([flag]) => [`${flag}Of${whole}`, true])),
  };
}
