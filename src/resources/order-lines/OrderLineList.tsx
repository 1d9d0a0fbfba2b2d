// Scaffolded by Frontage from `Query.orderLines`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import type { OrderLineListTotalQuery } from '../../../__generated__/OrderLineListTotalQuery.graphql.ts';
import { orders } from '../orders/orders.ts';
import { filters, related } from './OrderLineFilters.ts';
import { orderLineOperations } from './orderLineOperations.ts';
import { orderLines } from './orderLines.ts';
import { OrderLineTable } from './OrderLineTable.tsx';

const list: ListDefinition<OrderLineListQuery, typeof OrderLineTable, OrderLineListTotalQuery> = {
  resource: orderLines,
  table: OrderLineTable,
  query: graphql`
    query OrderLineListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OrderLineCondition
      $filter: OrderLineFilter
      $orderBy: [OrderLineOrderBy!]
      $withOrder: Boolean = true
      $withVariant: Boolean = true
      $more: Boolean = false
    ) {
      orderLines(
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
            ...OrderLineTable_rows
              @arguments(withOrder: $withOrder, withVariant: $withVariant, more: $more)
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
  read: ({ orderLines: page }) => connectionPage(page),
  total: {
    query: graphql`
      query OrderLineListTotalQuery(
        $first: Int
        $condition: OrderLineCondition
        $filter: OrderLineFilter
        $withSums: Boolean = false
      ) {
        orderLines(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            aggregates @catch {
              sum {
                quantity
              }
            }
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                total
              }
            }
          }
        }
      }
    `,
    read: (data) => data.orderLines?.totalCount,
    sums: [
      {
        field: 'quantity',
        read: (data) => partOf(data.orderLines?.aggregates, (part) => part.sum?.quantity),
      },
      ...sumsByCurrency({
        groups: (data: OrderLineListTotalQuery['response']) => data.orderLines?.groupedAggregates,
        currency: (group) => group.currency,
        currencyFilter: 'currency',
        amounts: { total: (group) => group.sum?.total },
      }),
    ],
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    position: ['POSITION_ASC', 'POSITION_DESC'],
    quantity: ['QUANTITY_ASC', 'QUANTITY_DESC'],
    total: ['TOTAL_ASC', 'TOTAL_DESC'],
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
  relatedColumns: () => import('./OrderLineRelated.ts'),
  name: 'order-lines',
};

/** The list of order lines. */
export function OrderLineList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./OrderLineRecord.tsx')).OrderLineRecord}
      operations={orderLineOperations}
    />
  );
}

OrderLineList.queries = listQueries(list);
OrderLineList.Failed = failedList(list);
