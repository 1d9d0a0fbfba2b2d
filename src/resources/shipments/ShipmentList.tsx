// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import type { ShipmentListTotalQuery } from '../../../__generated__/ShipmentListTotalQuery.graphql.ts';
import { orders } from '../orders/orders.ts';
import { filters, related } from './ShipmentFilters.ts';
import { shipmentOperations } from './shipmentOperations.ts';
import { shipments } from './shipments.ts';
import { ShipmentTable } from './ShipmentTable.tsx';

const list: ListDefinition<ShipmentListQuery, typeof ShipmentTable, ShipmentListTotalQuery> = {
  resource: shipments,
  table: ShipmentTable,
  query: graphql`
    query ShipmentListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: ShipmentCondition
      $filter: ShipmentFilter
      $orderBy: [ShipmentOrderBy!]
      $withOrder: Boolean = true
      $more: Boolean = false
    ) {
      shipments(
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
            ...ShipmentTable_rows @arguments(withOrder: $withOrder, more: $more)
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
  read: ({ shipments: page }) => connectionPage(page),
  total: {
    query: graphql`
      query ShipmentListTotalQuery(
        $first: Int
        $condition: ShipmentCondition
        $filter: ShipmentFilter
        $withSums: Boolean = false
      ) {
        shipments(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                cost
              }
            }
          }
        }
      }
    `,
    read: (data) => data.shipments?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.shipments?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: { cost: (group) => group.sum?.cost },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: 'trackingNumber',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    trackingNumber: ['TRACKING_NUMBER_ASC', 'TRACKING_NUMBER_DESC'],
    carrier: ['CARRIER_ASC', 'CARRIER_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    shippedAt: ['SHIPPED_AT_ASC', 'SHIPPED_AT_DESC'],
    deliveredAt: ['DELIVERED_AT_ASC', 'DELIVERED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Tracking number', 'Order'],
    through: { order: orders },
    variables: (text) => ({
      filter: {
        or: [
          { trackingNumber: { includesInsensitive: text } },
          { order: { number: { includesInsensitive: text } } },
        ],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./ShipmentRelated.ts'),
  name: 'shipments',
  layouts: { board: 'status' },
};

/** The list of shipments. */
export function ShipmentList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ShipmentRecord.tsx')).ShipmentRecord}
      operations={shipmentOperations}
    />
  );
}

ShipmentList.queries = listQueries(list);
ShipmentList.Failed = failedList(list);
