// Scaffolded by Frontage from `Query.orderEvents`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import type { OrderEventListTotalQuery } from '../../../__generated__/OrderEventListTotalQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { listVariables, totalVariables } from '../../ui/list/listVariables.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { filters } from './OrderEventFilters.ts';
import { orderEvents } from './orderEvents.ts';
import { OrderEventTable } from './OrderEventTable.tsx';

const settings: ListSettings<OrderEventListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-happenedAt',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    kind: {
      ascending: { orderBy: ['KIND_ASC'] },
      descending: { orderBy: ['KIND_DESC'] },
    },
    happenedAt: {
      ascending: { orderBy: ['HAPPENED_AT_ASC'] },
      descending: { orderBy: ['HAPPENED_AT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'order-events',
  columns: {
    employee: 'withEmployee',
    order: 'withOrder',
    kind: 'withKind',
    changedField: 'withChangedField',
    oldValue: 'withOldValue',
    happenedAt: 'withHappenedAt',
    newValue: 'withNewValue',
    note: 'withNote',
  },
  layouts: { calendar: 'happenedAt' },
};

const query = graphql`
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
    $withKind: Boolean = true
    $withChangedField: Boolean = true
    $withOldValue: Boolean = true
    $withHappenedAt: Boolean = true
    $withNewValue: Boolean = false
    $withNote: Boolean = false
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
            @arguments(
              withEmployee: $withEmployee
              withOrder: $withOrder
              withKind: $withKind
              withChangedField: $withChangedField
              withOldValue: $withOldValue
              withHappenedAt: $withHappenedAt
              withNewValue: $withNewValue
              withNote: $withNote
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
`;

const totalQuery = graphql`
  query OrderEventListTotalQuery(
    $first: Int
    $condition: OrderEventCondition
    $filter: OrderEventFilter
  ) {
    orderEvents(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of order events. */
export function OrderEventList() {
  const { orderEvents: page } = usePageQuery<OrderEventListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={orderEvents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<OrderEventListTotalQuery>
          query={totalQuery}
          read={(data) => data.orderEvents?.totalCount}
        />
      }
      loadRecord={async () => (await import('./OrderEventRecord.tsx')).OrderEventRecord}
    >
      <OrderEventTable rows={rows} />
    </ListScreen>
  );
}

OrderEventList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<OrderEventListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<OrderEventListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

OrderEventList.Failed = failedList(orderEvents, settings);
