// Scaffolded by Frontage from `Order.events`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { OrderEventsTabQuery } from '../../../../__generated__/OrderEventsTabQuery.graphql.ts';
import { orderEvents } from '../../order-events/orderEvents.ts';
import { OrderEventTimeline } from '../../order-events/OrderEventTimeline.tsx';
import { orders } from '../orders.ts';

/** The events of one order. */
export const OrderEventsTab = defineTab<OrderEventsTabQuery, typeof OrderEventTimeline>({
  parent: orders,
  name: 'events',
  resource: orderEvents,
  view: OrderEventTimeline,
  viewAllFilter: 'order',
  query: graphql`
    query OrderEventsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [OrderEventOrderBy!]
    ) {
      order(id: $id) {
        events(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...OrderEventTimeline_rows @arguments(withOrder: false)
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
  read: ({ order }) => connectionPage(order?.events),
  paging: connectionPaging,
  defaultSort: '-happenedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    happenedAt: ['HAPPENED_AT_ASC', 'HAPPENED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
});
