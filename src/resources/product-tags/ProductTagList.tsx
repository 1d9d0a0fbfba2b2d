// Scaffolded by Frontage from `Query.productTags`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { ProductTagListQuery } from '../../../__generated__/ProductTagListQuery.graphql.ts';
import type { ProductTagListTotalQuery } from '../../../__generated__/ProductTagListTotalQuery.graphql.ts';
import { filters, related } from './ProductTagFilters.ts';
import { productTagOperations } from './productTagOperations.ts';
import { productTags } from './productTags.ts';
import { ProductTagTable } from './ProductTagTable.tsx';

const list: ListDefinition<ProductTagListQuery, typeof ProductTagTable, ProductTagListTotalQuery> =
  {
    resource: productTags,
    table: ProductTagTable,
    query: graphql`
      query ProductTagListQuery(
        $first: Int
        $after: Cursor
        $last: Int
        $before: Cursor
        $condition: ProductTagCondition
        $filter: ProductTagFilter
        $orderBy: [ProductTagOrderBy!]
        $withAddedBy: Boolean = true
        $withProduct: Boolean = false
      ) {
        productTags(
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
              ...ProductTagTable_rows
                @arguments(withAddedBy: $withAddedBy, withProduct: $withProduct)
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
    read: ({ productTags: page }) => connectionPage(page),
    total: {
      query: graphql`
        query ProductTagListTotalQuery(
          $first: Int
          $condition: ProductTagCondition
          $filter: ProductTagFilter
        ) {
          productTags(first: $first, condition: $condition, filter: $filter) {
            totalCount
          }
        }
      `,
      read: (data) => data.productTags?.totalCount,
    },
    size: 25,
    paging: connectionPaging,
    defaultSort: 'position',
    sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
      id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
      position: ['POSITION_ASC', 'POSITION_DESC'],
    }),
    multiSort: true,
    tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
    search: {
      fields: ['Product', 'Tag'],
      variables: (text) => ({
        filter: {
          or: [
            {
              product: {
                or: [
                  { name: { includesInsensitive: text } },
                  { code: { includesInsensitive: text } },
                  { slug: { includesInsensitive: text } },
                ],
              },
            },
            { tag: { name: { includesInsensitive: text } } },
          ],
        },
      }),
    },
    filters,
    related,
    and: ['filter', 'and'],
    or: ['filter', 'or'],
    not: ['filter', 'not'],
    relatedColumns: () => import('./ProductTagRelated.ts'),
    name: 'product-tags',
  };

/** The list of product tags. */
export function ProductTagList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ProductTagRecord.tsx')).ProductTagRecord}
      operations={productTagOperations}
    />
  );
}

ProductTagList.queries = listQueries(list);
ProductTagList.Failed = failedList(list);
