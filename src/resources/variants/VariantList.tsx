// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import type { VariantListTotalQuery } from '../../../__generated__/VariantListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './VariantFilters.ts';
import { variants } from './variants.ts';
import { VariantTable } from './VariantTable.tsx';

const list: ListDefinition<VariantListQuery, typeof VariantTable, VariantListTotalQuery> = {
  resource: variants,
  table: VariantTable,
  query: graphql`
    query VariantListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: VariantCondition
      $filter: VariantFilter
      $orderBy: [VariantOrderBy!]
      $withProduct: Boolean = true
      $more: Boolean = false
    ) {
      variants(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...VariantTable_rows @arguments(withProduct: $withProduct, more: $more)
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
  read: ({ variants: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query VariantListTotalQuery(
        $first: Int
        $condition: VariantCondition
        $filter: VariantFilter
      ) {
        variants(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.variants?.totalCount,
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
    sku: {
      ascending: { orderBy: ['SKU_ASC'] },
      descending: { orderBy: ['SKU_DESC'] },
    },
    name: {
      ascending: { orderBy: ['NAME_ASC'] },
      descending: { orderBy: ['NAME_DESC'] },
    },
    grind: {
      ascending: { orderBy: ['GRIND_ASC'] },
      descending: { orderBy: ['GRIND_DESC'] },
    },
    priceCents: {
      ascending: { orderBy: ['PRICE_CENTS_ASC'] },
      descending: { orderBy: ['PRICE_CENTS_DESC'] },
    },
    barcode: {
      ascending: { orderBy: ['BARCODE_ASC'] },
      descending: { orderBy: ['BARCODE_DESC'] },
    },
    stock: {
      ascending: { orderBy: ['STOCK_ASC'] },
      descending: { orderBy: ['STOCK_DESC'] },
    },
    isActive: {
      ascending: { orderBy: ['IS_ACTIVE_ASC'] },
      descending: { orderBy: ['IS_ACTIVE_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'SKU'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'variants',
};

/** The list of variants. */
export function VariantList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./VariantRecord.tsx')).VariantRecord}
      bulk={async () => (await import('./variantBulk.ts')).variantBulk}
      imported={async () => (await import('./variantImport.ts')).variantImport}
    />
  );
}

VariantList.queries = listQueries(list);
VariantList.Failed = failedList(list);
