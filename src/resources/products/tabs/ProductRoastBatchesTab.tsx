// Scaffolded by Frontage from `Product.roastBatches`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductRoastBatchesTabQuery } from '../../../../__generated__/ProductRoastBatchesTabQuery.graphql.ts';
import type { ProductRoastBatchesTabTotalQuery } from '../../../../__generated__/ProductRoastBatchesTabTotalQuery.graphql.ts';
import { roastBatches } from '../../roast-batches/roastBatches.ts';
import { RoastBatchTable } from '../../roast-batches/RoastBatchTable.tsx';
import { products } from '../products.ts';

/** The roast batches of one product. */
export const ProductRoastBatchesTab = defineTab<
  ProductRoastBatchesTabQuery,
  typeof RoastBatchTable,
  ProductRoastBatchesTabTotalQuery
>({
  parent: products,
  name: 'roastBatches',
  resource: roastBatches,
  view: RoastBatchTable,
  hiddenColumns: ['product'],
  viewAllFilter: 'product',
  newRecord: 'product.key',
  query: graphql`
    query ProductRoastBatchesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: RoastBatchFilter
      $orderBy: [RoastBatchOrderBy!]
    ) {
      product(id: $id) {
        roastBatches(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...RoastBatchTable_rows
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
    }
  `,
  read: ({ product }) => connectionPage(product?.roastBatches),
  total: {
    query: graphql`
      query ProductRoastBatchesTabTotalQuery($id: ID!, $first: Int, $filter: RoastBatchFilter) {
        product(id: $id) {
          roastBatches(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ product }) => product?.roastBatches?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-roastedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
