// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { SupplierListQuery } from '../../../__generated__/SupplierListQuery.graphql.ts';
import type { SupplierListTotalQuery } from '../../../__generated__/SupplierListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './SupplierFilters.ts';
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
  read: ({ suppliers: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
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
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'name',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    name: {
      ascending: { orderBy: ['NAME_ASC'] },
      descending: { orderBy: ['NAME_DESC'] },
    },
    kind: {
      ascending: { orderBy: ['KIND_ASC'] },
      descending: { orderBy: ['KIND_DESC'] },
    },
    country: {
      ascending: { orderBy: ['COUNTRY_ASC'] },
      descending: { orderBy: ['COUNTRY_DESC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC'] },
      descending: { orderBy: ['EMAIL_DESC'] },
    },
    rating: {
      ascending: { orderBy: ['RATING_ASC'] },
      descending: { orderBy: ['RATING_DESC'] },
    },
    isDirectTrade: {
      ascending: { orderBy: ['IS_DIRECT_TRADE_ASC'] },
      descending: { orderBy: ['IS_DIRECT_TRADE_DESC'] },
    },
  },
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
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'suppliers',
  layouts: { gallery: 'picture' },
};

/** The list of suppliers. */
export function SupplierList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./SupplierRecord.tsx')).SupplierRecord}
      bulk={async () => (await import('./supplierBulk.ts')).supplierBulk}
      imported={async () => (await import('./supplierImport.ts')).supplierImport}
    />
  );
}

SupplierList.queries = listQueries(list);
SupplierList.Failed = failedList(list);
