// Scaffolded by Frontage from `Query.shipments`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import type { ShipmentListTotalQuery } from '../../../__generated__/ShipmentListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './ShipmentFilters.ts';
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
  read: ({ shipments: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query ShipmentListTotalQuery(
        $first: Int
        $condition: ShipmentCondition
        $filter: ShipmentFilter
      ) {
        shipments(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.shipments?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'trackingNumber',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    trackingNumber: {
      ascending: { orderBy: ['TRACKING_NUMBER_ASC'] },
      descending: { orderBy: ['TRACKING_NUMBER_DESC'] },
    },
    carrier: {
      ascending: { orderBy: ['CARRIER_ASC'] },
      descending: { orderBy: ['CARRIER_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    shippedAt: {
      ascending: { orderBy: ['SHIPPED_AT_ASC'] },
      descending: { orderBy: ['SHIPPED_AT_DESC'] },
    },
    deliveredAt: {
      ascending: { orderBy: ['DELIVERED_AT_ASC'] },
      descending: { orderBy: ['DELIVERED_AT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Tracking number'],
    variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'shipments',
  layouts: { board: 'status' },
};

/** The list of shipments. */
export function ShipmentList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ShipmentRecord.tsx')).ShipmentRecord}
      bulk={async () => (await import('./shipmentBulk.ts')).shipmentBulk}
      imported={async () => (await import('./shipmentImport.ts')).shipmentImport}
    />
  );
}

ShipmentList.queries = listQueries(list);
ShipmentList.Failed = failedList(list);
