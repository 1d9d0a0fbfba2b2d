// Scaffolded by Frontage from `Query.orderEvents`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import type { OrderEventListTotalQuery } from '../../../__generated__/OrderEventListTotalQuery.graphql.ts';
import { orders } from '../orders/orders.ts';
import { filters, related } from './OrderEventFilters.ts';
import { orderEvents } from './orderEvents.ts';
import { OrderEventTable } from './OrderEventTable.tsx';

const list: ListDefinition<OrderEventListQuery, typeof OrderEventTable, OrderEventListTotalQuery> =
  {
    resource: orderEvents,
    table: OrderEventTable,
    query: graphql`
      query OrderEventListQuery(
        $first: Int
        $after: Cursor
        $last: Int
        $before: Cursor
        $condition: OrderEventCondition
        $filter: OrderEventFilter
        $orderBy: [OrderEventOrderBy!]
        $withEmployee: Boolean = true
        $withOrder: Boolean = true
        $more: Boolean = false
      ) {
        orderEvents(
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
              ...OrderEventTable_rows
                @arguments(withEmployee: $withEmployee, withOrder: $withOrder, more: $more)
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
    read: ({ orderEvents: page }) => connectionPage(page),
    total: {
      query: graphql`
        query OrderEventListTotalQuery(
          $first: Int
          $condition: OrderEventCondition
          $filter: OrderEventFilter
        ) {
          orderEvents(first: $first, condition: $condition, filter: $filter) {
            totalCount
          }
        }
      `,
      read: (data) => data.orderEvents?.totalCount,
    },
    size: 25,
    paging: connectionPaging,
    defaultSort: '-happenedAt',
    sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
      id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
      kind: ['KIND_ASC', 'KIND_DESC'],
      happenedAt: ['HAPPENED_AT_ASC', 'HAPPENED_AT_DESC'],
    }),
    multiSort: true,
    tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
    search: {
      fields: ['Order'],
      through: { order: orders },
      variables: (text) => ({ filter: { order: { number: { includesInsensitive: text } } } }),
    },
    filters,
    related,
    and: ['filter', 'and'],
    or: ['filter', 'or'],
    not: ['filter', 'not'],
    relatedColumns: () => import('./OrderEventRelated.ts'),
    name: 'order-events',
    layouts: { calendar: 'happenedAt' },
  };

/** The list of order events. */
export function OrderEventList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./OrderEventRecord.tsx')).OrderEventRecord}
    />
  );
}

OrderEventList.queries = listQueries(list);
OrderEventList.Failed = failedList(list);
