// Scaffolded by Frontage from `DeliveryAddress.orders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { DeliveryAddressOrdersTabQuery } from '../../../../__generated__/DeliveryAddressOrdersTabQuery.graphql.ts';
import type { DeliveryAddressOrdersTabTotalQuery } from '../../../../__generated__/DeliveryAddressOrdersTabTotalQuery.graphql.ts';
import { orderStatus } from '../../enums/orderStatus.ts';
import { orders } from '../../orders/orders.ts';
import { OrderTable } from '../../orders/OrderTable.tsx';
import { deliveryAddresses } from '../deliveryAddresses.ts';

/** The orders of one delivery address. */
export const DeliveryAddressOrdersTab = defineTab<
  DeliveryAddressOrdersTabQuery,
  typeof OrderTable,
  DeliveryAddressOrdersTabTotalQuery
>({
  parent: deliveryAddresses,
  name: 'orders',
  resource: orders,
  view: OrderTable,
  hiddenColumns: ['deliveryAddress'],
  viewAllFilter: 'deliveryAddress',
  newRecord: 'deliveryAddress.key',
  query: graphql`
    query DeliveryAddressOrdersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
    ) {
      deliveryAddress(id: $id) {
        orders(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...OrderTable_rows
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
  read: ({ deliveryAddress }) => connectionPage(deliveryAddress?.orders),
  total: {
    query: graphql`
      query DeliveryAddressOrdersTabTotalQuery($id: ID!, $first: Int, $filter: OrderFilter) {
        deliveryAddress(id: $id) {
          orders(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ deliveryAddress }) => deliveryAddress?.orders.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-placedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    placedAt: ['PLACED_AT_ASC', 'PLACED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  states: {
    name: 'status',
    choices: orderStatus,
    variables: (status: keyof typeof orderStatus) => ({ filter: { status: { equalTo: status } } }),
  },
  and: ['filter', 'and'],
});
