// Scaffolded by Frontage from `GreenLot.products`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { GreenLotProductsTabQuery } from '../../../../__generated__/GreenLotProductsTabQuery.graphql.ts';
import type { GreenLotProductsTabTotalQuery } from '../../../../__generated__/GreenLotProductsTabTotalQuery.graphql.ts';
import { productStatus } from '../../enums/productStatus.ts';
import { products } from '../../products/products.ts';
import { ProductTable } from '../../products/ProductTable.tsx';
import { greenLots } from '../greenLots.ts';

/** The products of one green lot. */
export const GreenLotProductsTab = defineTab<
  GreenLotProductsTabQuery,
  typeof ProductTable,
  GreenLotProductsTabTotalQuery
>({
  parent: greenLots,
  name: 'products',
  resource: products,
  view: ProductTable,
  query: graphql`
    query GreenLotProductsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ProductFilter
      $orderBy: [ProductOrderBy!]
    ) {
      greenLot(id: $id) {
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
              ...ProductTable_rows
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
  read: ({ greenLot }) => connectionPage(greenLot?.products),
  total: {
    query: graphql`
      query GreenLotProductsTabTotalQuery($id: ID!, $first: Int, $filter: ProductFilter) {
        greenLot(id: $id) {
          products(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ greenLot }) => greenLot?.products?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    name: ['NAME_ASC', 'NAME_DESC'],
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
  states: {
    name: 'status',
    choices: productStatus,
    variables: (status: keyof typeof productStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
