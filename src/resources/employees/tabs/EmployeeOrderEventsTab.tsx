// Scaffolded by Frontage from `Employee.orderEvents`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeOrderEventsTabQuery } from '../../../../__generated__/EmployeeOrderEventsTabQuery.graphql.ts';
import { orderEvents } from '../../order-events/orderEvents.ts';
import { OrderEventTimeline } from '../../order-events/OrderEventTimeline.tsx';
import { employees } from '../employees.ts';

/** The order events of one employee. */
export const EmployeeOrderEventsTab = defineTab<
  EmployeeOrderEventsTabQuery,
  typeof OrderEventTimeline
>({
  parent: employees,
  name: 'orderEvents',
  resource: orderEvents,
  view: OrderEventTimeline,
  viewAllFilter: 'employee',
  query: graphql`
    query EmployeeOrderEventsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [OrderEventOrderBy!]
    ) {
      employee(id: $id) {
        orderEvents(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...OrderEventTimeline_rows @arguments(withEmployee: false)
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
  read: ({ employee }) => connectionPage(employee?.orderEvents),
  paging: connectionPaging,
  defaultSort: '-happenedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    happenedAt: ['HAPPENED_AT_ASC', 'HAPPENED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
});
