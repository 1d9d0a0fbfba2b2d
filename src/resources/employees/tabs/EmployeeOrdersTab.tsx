// Scaffolded by Frontage from `Employee.orders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeOrdersTabQuery } from '../../../../__generated__/EmployeeOrdersTabQuery.graphql.ts';
import type { EmployeeOrdersTabTotalQuery } from '../../../../__generated__/EmployeeOrdersTabTotalQuery.graphql.ts';
import { orderStatus } from '../../enums/orderStatus.ts';
import { orders } from '../../orders/orders.ts';
import { OrderTable } from '../../orders/OrderTable.tsx';
import { employees } from '../employees.ts';

/** The orders of one employee. */
export const EmployeeOrdersTab = defineTab<
  EmployeeOrdersTabQuery,
  typeof OrderTable,
  EmployeeOrdersTabTotalQuery
>({
  parent: employees,
  name: 'orders',
  resource: orders,
  view: OrderTable,
  hiddenColumns: ['salesRep'],
  viewAllFilter: 'salesRep',
  newRecord: 'salesRep.key',
  query: graphql`
    query EmployeeOrdersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
    ) {
      employee(id: $id) {
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
  read: ({ employee }) => connectionPage(employee?.orders),
  total: {
    query: graphql`
      query EmployeeOrdersTabTotalQuery($id: ID!, $first: Int, $filter: OrderFilter) {
        employee(id: $id) {
          orders(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.orders.totalCount,
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
