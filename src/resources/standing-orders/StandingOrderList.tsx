// Scaffolded by Frontage from `Query.standingOrders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import type { StandingOrderListTotalQuery } from '../../../__generated__/StandingOrderListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { filters, related } from './StandingOrderFilters.ts';
import { standingOrderOperations } from './standingOrderOperations.ts';
import { standingOrders } from './standingOrders.ts';
import { StandingOrderTable } from './StandingOrderTable.tsx';

const list: ListDefinition<
  StandingOrderListQuery,
  typeof StandingOrderTable,
  StandingOrderListTotalQuery
> = {
  resource: standingOrders,
  table: StandingOrderTable,
  query: graphql`
    query StandingOrderListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: StandingOrderCondition
      $filter: StandingOrderFilter
      $orderBy: [StandingOrderOrderBy!]
      $withCustomer: Boolean = true
      $withVariant: Boolean = true
      $more: Boolean = false
    ) {
      standingOrders(
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
            ...StandingOrderTable_rows
              @arguments(withCustomer: $withCustomer, withVariant: $withVariant, more: $more)
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
  read: ({ standingOrders: page }) => connectionPage(page),
  total: {
    query: graphql`
      query StandingOrderListTotalQuery(
        $first: Int
        $condition: StandingOrderCondition
        $filter: StandingOrderFilter
      ) {
        standingOrders(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.standingOrders?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-nextOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    frequency: ['FREQUENCY_ASC', 'FREQUENCY_DESC'],
    nextOn: ['NEXT_ON_ASC', 'NEXT_ON_DESC'],
    isActive: ['IS_ACTIVE_ASC', 'IS_ACTIVE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Customer'],
    through: { customer: customers },
    variables: (text) => ({ filter: { customer: { name: { includesInsensitive: text } } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./StandingOrderRelated.ts'),
  name: 'standing-orders',
  layouts: { board: 'frequency', calendar: 'nextOn' },
};

/** The list of standing orders. */
export function StandingOrderList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./StandingOrderRecord.tsx')).StandingOrderRecord}
      operations={standingOrderOperations}
    />
  );
}

StandingOrderList.queries = listQueries(list);
StandingOrderList.Failed = failedList(list);
