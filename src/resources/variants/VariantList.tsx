// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import type { VariantListTotalQuery } from '../../../__generated__/VariantListTotalQuery.graphql.ts';
import { products } from '../products/products.ts';
import { filters, related } from './VariantFilters.ts';
import { variantOperations } from './variantOperations.ts';
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
  read: ({ variants: page }) => connectionPage(page),
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
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    sku: ['SKU_ASC', 'SKU_DESC'],
    name: ['NAME_ASC', 'NAME_DESC'],
    grind: ['GRIND_ASC', 'GRIND_DESC'],
    priceCents: ['PRICE_CENTS_ASC', 'PRICE_CENTS_DESC'],
    barcode: ['BARCODE_ASC', 'BARCODE_DESC'],
    stock: ['STOCK_ASC', 'STOCK_DESC'],
    isActive: ['IS_ACTIVE_ASC', 'IS_ACTIVE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'SKU', 'Product'],
    through: { product: products },
    variables: (text) => ({
      filter: {
        or: [
          { name: { includesInsensitive: text } },
          { sku: { includesInsensitive: text } },
          { product: { name: { includesInsensitive: text } } },
        ],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./VariantRelated.ts'),
  name: 'variants',
};

/** The list of variants. */
export function VariantList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./VariantRecord.tsx')).VariantRecord}
      operations={variantOperations}
    />
  );
}

VariantList.queries = listQueries(list);
VariantList.Failed = failedList(list);
