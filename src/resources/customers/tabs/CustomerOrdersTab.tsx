// Scaffolded by Frontage from `Customer.orders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerOrdersTabQuery } from '../../../../__generated__/CustomerOrdersTabQuery.graphql.ts';
import type { CustomerOrdersTabTotalQuery } from '../../../../__generated__/CustomerOrdersTabTotalQuery.graphql.ts';
import { orderStatus } from '../../enums/orderStatus.ts';
import { orders } from '../../orders/orders.ts';
import { OrderTable } from '../../orders/OrderTable.tsx';
import { customers } from '../customers.ts';

/** The orders of one customer. */
export const CustomerOrdersTab = defineTab<
  CustomerOrdersTabQuery,
  typeof OrderTable,
  CustomerOrdersTabTotalQuery
>({
  parent: customers,
  name: 'orders',
  resource: orders,
  view: OrderTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRecord: 'customer.key',
  query: graphql`
    query CustomerOrdersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
    ) {
      customer(id: $id) {
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
              ...OrderTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.orders),
  total: {
    query: graphql`
      query CustomerOrdersTabTotalQuery($id: ID!, $first: Int, $filter: OrderFilter) {
        customer(id: $id) {
          orders(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.orders.totalCount,
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
