// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { OrderListTotalQuery } from '../../../__generated__/OrderListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { filters, related } from './OrderFilters.ts';
import { orderOperations } from './orderOperations.ts';
import { orders } from './orders.ts';
import { OrderTable } from './OrderTable.tsx';

const list: ListDefinition<OrderListQuery, typeof OrderTable, OrderListTotalQuery> = {
  resource: orders,
  table: OrderTable,
  query: graphql`
    query OrderListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OrderCondition
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
      $withCustomer: Boolean = true
      $withDeliveryAddress: Boolean = false
      $withSalesRep: Boolean = false
      $withInvoice: Boolean = false
      $withLineCount: Boolean = false
      $more: Boolean = false
    ) {
      orders(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...OrderTable_rows
              @arguments(
                withCustomer: $withCustomer
                withDeliveryAddress: $withDeliveryAddress
                withSalesRep: $withSalesRep
                withInvoice: $withInvoice
                withLineCount: $withLineCount
                more: $more
              )
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
  `,
  read: ({ orders: page }) => connectionPage(page),
  total: {
    query: graphql`
      query OrderListTotalQuery(
        $first: Int
        $condition: OrderCondition
        $filter: OrderFilter
        $withSums: Boolean = false
      ) {
        orders(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                subtotal
                shippingAmount
                taxAmount
                total
              }
            }
          }
        }
      }
    `,
    read: (data) => data.orders?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.orders?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: {
        subtotal: (group) => group.sum?.subtotal,
        shippingAmount: (group) => group.sum?.shippingAmount,
        taxAmount: (group) => group.sum?.taxAmount,
        total: (group) => group.sum?.total,
      },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-placedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    number: ['NUMBER_ASC', 'NUMBER_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    paymentStatus: ['PAYMENT_STATUS_ASC', 'PAYMENT_STATUS_DESC'],
    channel: ['CHANNEL_ASC', 'CHANNEL_DESC'],
    placedAt: ['PLACED_AT_ASC', 'PLACED_AT_DESC'],
    requestedOn: ['REQUESTED_ON_ASC', 'REQUESTED_ON_DESC'],
    total: ['TOTAL_ASC', 'TOTAL_DESC'],
    purchaseOrderNumber: ['PURCHASE_ORDER_NUMBER_ASC', 'PURCHASE_ORDER_NUMBER_DESC'],
    isRush: ['IS_RUSH_ASC', 'IS_RUSH_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number', 'Customer'],
    through: { customer: customers },
    variables: (text) => ({
      filter: {
        or: [
          { number: { includesInsensitive: text } },
          { customer: { name: { includesInsensitive: text } } },
        ],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./OrderRelated.ts'),
  name: 'orders',
  layouts: { board: 'status', calendar: 'placedAt' },
};

/** The list of orders. */
export function OrderList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./OrderRecord.tsx')).OrderRecord}
      operations={orderOperations}
    />
  );
}

OrderList.queries = listQueries(list);
OrderList.Failed = failedList(list);
