// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { OrderPanelCountsQuery } from '../../../../__generated__/OrderPanelCountsQuery.graphql.ts';
import type { OrderPanelQuery } from '../../../../__generated__/OrderPanelQuery.graphql.ts';
import { orderStatus } from '../../enums/orderStatus.ts';
import { orders } from '../orders.ts';
import { OrderTable } from '../OrderTable.tsx';

/** Orders on the home page: how many there are, and the newest. */
export const OrderPanel = definePanel<OrderPanelQuery, typeof OrderTable, OrderPanelCountsQuery>({
  resource: orders,
  table: OrderTable,
  columns: ['status', 'placedAt'],
  query: graphql`
    query OrderPanelQuery {
      orders(first: 5, orderBy: [PLACED_AT_DESC]) {
        edges {
          node {
            ...OrderTable_rows @arguments(withCustomer: false)
          }
        }
      }
    }
  `,
  rows: ({ orders: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    filter: 'status',
    choices: orderStatus,
    query: graphql`
      query OrderPanelCountsQuery {
        all: orders(first: 1) {
          totalCount
        }
        DRAFT: orders(first: 1, filter: { status: { equalTo: DRAFT } }) {
          totalCount
        }
        CONFIRMED: orders(first: 1, filter: { status: { equalTo: CONFIRMED } }) {
          totalCount
        }
        ROASTING: orders(first: 1, filter: { status: { equalTo: ROASTING } }) {
          totalCount
        }
        SHIPPED: orders(first: 1, filter: { status: { equalTo: SHIPPED } }) {
          totalCount
        }
        DELIVERED: orders(first: 1, filter: { status: { equalTo: DELIVERED } }) {
          totalCount
        }
        CANCELLED: orders(first: 1, filter: { status: { equalTo: CANCELLED } }) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
