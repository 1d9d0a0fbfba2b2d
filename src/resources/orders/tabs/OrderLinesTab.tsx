// Scaffolded by Frontage from `Order.lines`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineRowOrder } from 'frontage/ui/list/rowOrder/defineRowOrder';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { OrderLinesTab_places$key } from '../../../../__generated__/OrderLinesTab_places.graphql.ts';
import type { OrderLinesTabQuery } from '../../../../__generated__/OrderLinesTabQuery.graphql.ts';
import { orderLines } from '../../order-lines/orderLines.ts';
import { OrderLineTable } from '../../order-lines/OrderLineTable.tsx';
import { orders } from '../orders.ts';

const rowOrder = defineRowOrder<OrderLinesTab_places$key>({
  fragment: graphql`
    fragment OrderLinesTab_places on OrderLine @relay(plural: true) {
      id
      position
    }
  `,
  placeOf: (orderLine) => orderLine.position,
  input: 'position',
  sort: 'position',
  editing: async () => (await import('../../order-lines/mutations/editOrderLine.ts')).editOrderLine,
});

/** The lines of one order. */
export const OrderLinesTab = defineTab<OrderLinesTabQuery, typeof OrderLineTable>({
  parent: orders,
  name: 'lines',
  resource: orderLines,
  view: OrderLineTable,
  hiddenColumns: ['order'],
  viewAllFilter: 'order',
  newRows: {
    parent: 'order',
    position: 'position',
    operations: async () =>
      (await import('../../order-lines/orderLineOperations.ts')).orderLineOperations,
  },
  rowOrder,
  query: graphql`
    query OrderLinesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [OrderLineOrderBy!]
    ) {
      order(id: $id) {
        lines(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...OrderLineTable_rows @arguments(withOrder: false)
              ...OrderLinesTab_places
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
  read: ({ order }) => connectionPage(order?.lines),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
