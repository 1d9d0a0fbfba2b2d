// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import type { SupplierListTotalQuery } from '../../../__generated__/SupplierListTotalQuery.graphql.ts';
import { filters, related, valueCounts } from './SupplierFilters.ts';
import { supplierOperations } from './supplierOperations.ts';
import { suppliers } from './suppliers.ts';
import { SupplierTable } from './SupplierTable.tsx';

const list: ListDefinition<SupplierListQuery, typeof SupplierTable, SupplierListTotalQuery> = {
  resource: suppliers,
  table: SupplierTable,
  query: graphql`
    query SupplierListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: SupplierFilter
      $orderBy: [SupplierOrderBy!]
      $more: Boolean = false
    ) {
      suppliers(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...SupplierTable_rows @arguments(more: $more)
          }
        }
        pageInfo {
          endCursor
          hasNextPage
          startCursor
          hasPreviousPage
        }
      }
    }
  `,
  read: ({ suppliers: page }) => connectionPage(page),
  total: {
    query: graphql`
      query SupplierListTotalQuery($first: Int, $filter: SupplierFilter) {
        suppliers(first: $first, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.suppliers?.totalCount,
  },
  valueCounts,
  size: 25,
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    name: ['NAME_ASC', 'NAME_DESC'],
    kind: ['KIND_ASC', 'KIND_DESC'],
    country: ['COUNTRY_ASC', 'COUNTRY_DESC'],
    email: ['EMAIL_ASC', 'EMAIL_DESC'],
    rating: ['RATING_ASC', 'RATING_DESC'],
    isDirectTrade: ['IS_DIRECT_TRADE_ASC', 'IS_DIRECT_TRADE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./SupplierRelated.ts'),
  name: 'suppliers',
  layouts: { board: 'kind', gallery: 'picture' },
};

/** The list of suppliers. */
export function SupplierList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./SupplierRecord.tsx')).SupplierRecord}
      operations={supplierOperations}
    />
  );
}

SupplierList.queries = listQueries(list);
SupplierList.Failed = failedList(list);
