// Scaffolded by Frontage from `Order.shipments`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { OrderShipmentsTabQuery } from '../../../../__generated__/OrderShipmentsTabQuery.graphql.ts';
import type { OrderShipmentsTabTotalQuery } from '../../../../__generated__/OrderShipmentsTabTotalQuery.graphql.ts';
import { shipmentStatus } from '../../enums/shipmentStatus.ts';
import { shipments } from '../../shipments/shipments.ts';
import { ShipmentTable } from '../../shipments/ShipmentTable.tsx';
import { orders } from '../orders.ts';

/** The shipments of one order. */
export const OrderShipmentsTab = defineTab<
  OrderShipmentsTabQuery,
  typeof ShipmentTable,
  OrderShipmentsTabTotalQuery
>({
  parent: orders,
  name: 'shipments',
  resource: shipments,
  view: ShipmentTable,
  hiddenColumns: ['order'],
  viewAllFilter: 'order',
  newRecord: 'order.key',
  query: graphql`
    query OrderShipmentsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ShipmentFilter
      $orderBy: [ShipmentOrderBy!]
    ) {
      order(id: $id) {
        shipments(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...ShipmentTable_rows @arguments(withOrder: false)
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
  read: ({ order }) => connectionPage(order?.shipments),
  total: {
    query: graphql`
      query OrderShipmentsTabTotalQuery($id: ID!, $first: Int, $filter: ShipmentFilter) {
        order(id: $id) {
          shipments(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ order }) => order?.shipments.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'trackingNumber',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    trackingNumber: ['TRACKING_NUMBER_ASC', 'TRACKING_NUMBER_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Tracking number'],
    variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }),
  },
  states: {
    name: 'status',
    choices: shipmentStatus,
    variables: (status: keyof typeof shipmentStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
