// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { ProductListTotalQuery } from '../../../__generated__/ProductListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './ProductFilters.ts';
import { products } from './products.ts';
import { ProductTable } from './ProductTable.tsx';

const list: ListDefinition<ProductListQuery, typeof ProductTable, ProductListTotalQuery> = {
  resource: products,
  table: ProductTable,
  query: graphql`
    query ProductListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ProductFilter
      $orderBy: [ProductOrderBy!]
      $more: Boolean = false
    ) {
      products(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...ProductTable_rows @arguments(more: $more)
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
  read: ({ products: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query ProductListTotalQuery($first: Int, $filter: ProductFilter) {
        products(first: $first, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.products?.totalCount,
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
    code: {
      ascending: { orderBy: ['CODE_ASC'] },
      descending: { orderBy: ['CODE_DESC'] },
    },
    slug: {
      ascending: { orderBy: ['SLUG_ASC'] },
      descending: { orderBy: ['SLUG_DESC'] },
    },
    category: {
      ascending: { orderBy: ['CATEGORY_ASC'] },
      descending: { orderBy: ['CATEGORY_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    roast: {
      ascending: { orderBy: ['ROAST_ASC'] },
      descending: { orderBy: ['ROAST_DESC'] },
    },
    isOrganic: {
      ascending: { orderBy: ['IS_ORGANIC_ASC'] },
      descending: { orderBy: ['IS_ORGANIC_DESC'] },
    },
    launchedOn: {
      ascending: { orderBy: ['LAUNCHED_ON_ASC'] },
      descending: { orderBy: ['LAUNCHED_ON_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'Code', 'Slug'],
    variables: (text) => ({
      filter: {
        or: [
          { name: { includesInsensitive: text } },
          { code: { includesInsensitive: text } },
          { slug: { includesInsensitive: text } },
        ],
      },
    }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'products',
  layouts: { board: 'status', gallery: 'image' },
};

/** The list of products. */
export function ProductList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ProductRecord.tsx')).ProductRecord}
      bulk={async () => (await import('./productBulk.ts')).productBulk}
      imported={async () => (await import('./productImport.ts')).productImport}
    />
  );
}

ProductList.queries = listQueries(list);
ProductList.Failed = failedList(list);
