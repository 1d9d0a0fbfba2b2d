// Scaffolded by Frontage from `Product.greenLots`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductGreenLotsTabQuery } from '../../../../__generated__/ProductGreenLotsTabQuery.graphql.ts';
import type { ProductGreenLotsTabTotalQuery } from '../../../../__generated__/ProductGreenLotsTabTotalQuery.graphql.ts';
import { lotStatus } from '../../enums/lotStatus.ts';
import { greenLots } from '../../green-lots/greenLots.ts';
import { GreenLotTable } from '../../green-lots/GreenLotTable.tsx';
import { products } from '../products.ts';

/** The green lots of one product. */
export const ProductGreenLotsTab = defineTab<
  ProductGreenLotsTabQuery,
  typeof GreenLotTable,
  ProductGreenLotsTabTotalQuery
>({
  parent: products,
  name: 'greenLots',
  resource: greenLots,
  view: GreenLotTable,
  query: graphql`
    query ProductGreenLotsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: GreenLotFilter
      $orderBy: [GreenLotOrderBy!]
    ) {
      product(id: $id) {
        greenLots(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...GreenLotTable_rows
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
  read: ({ product }) => connectionPage(product?.greenLots),
  total: {
    query: graphql`
      query ProductGreenLotsTabTotalQuery($id: ID!, $first: Int, $filter: GreenLotFilter) {
        product(id: $id) {
          greenLots(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ product }) => product?.greenLots?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'code',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    code: ['CODE_ASC', 'CODE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Code'],
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
  states: {
    name: 'status',
    choices: lotStatus,
    variables: (status: keyof typeof lotStatus) => ({ filter: { status: { equalTo: status } } }),
  },
  and: ['filter', 'and'],
});
