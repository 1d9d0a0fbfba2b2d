// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { ProductListTotalQuery } from '../../../__generated__/ProductListTotalQuery.graphql.ts';
import { filters, related } from './ProductFilters.ts';
import { productOperations } from './productOperations.ts';
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
  read: ({ products: page }) => connectionPage(page),
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
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    name: ['NAME_ASC', 'NAME_DESC'],
    code: ['CODE_ASC', 'CODE_DESC'],
    slug: ['SLUG_ASC', 'SLUG_DESC'],
    category: ['CATEGORY_ASC', 'CATEGORY_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    roast: ['ROAST_ASC', 'ROAST_DESC'],
    isOrganic: ['IS_ORGANIC_ASC', 'IS_ORGANIC_DESC'],
    launchedOn: ['LAUNCHED_ON_ASC', 'LAUNCHED_ON_DESC'],
  }),
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
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./ProductRelated.ts'),
  name: 'products',
  layouts: { board: 'status', gallery: 'image' },
};

/** The list of products. */
export function ProductList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ProductRecord.tsx')).ProductRecord}
      operations={productOperations}
    />
  );
}

ProductList.queries = listQueries(list);
ProductList.Failed = failedList(list);
