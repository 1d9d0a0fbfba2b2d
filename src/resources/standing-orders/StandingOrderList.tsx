// Scaffolded by Frontage from `Query.standingOrders`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import type { StandingOrderListTotalQuery } from '../../../__generated__/StandingOrderListTotalQuery.graphql.ts';
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
import { filters } from './StandingOrderFilters.ts';
import { standingOrders } from './standingOrders.ts';
import { StandingOrderTable } from './StandingOrderTable.tsx';

const settings: ListSettings<StandingOrderListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-nextOn',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    frequency: {
      ascending: { orderBy: ['FREQUENCY_ASC'] },
      descending: { orderBy: ['FREQUENCY_DESC'] },
    },
    nextOn: {
      ascending: { orderBy: ['NEXT_ON_ASC'] },
      descending: { orderBy: ['NEXT_ON_DESC'] },
    },
    isActive: {
      ascending: { orderBy: ['IS_ACTIVE_ASC'] },
      descending: { orderBy: ['IS_ACTIVE_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'standing-orders',
  columns: {
    customer: 'withCustomer',
    variant: 'withVariant',
    frequency: 'withFrequency',
    isActive: 'withIsActive',
    quantity: 'withQuantity',
    nextOn: 'withNextOn',
    pausedUntil: 'withPausedUntil',
    createdAt: 'withCreatedAt',
    updatedAt: 'withUpdatedAt',
  },
  layouts: { calendar: 'nextOn' },
};

const query = graphql`
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
    $withFrequency: Boolean = true
    $withIsActive: Boolean = true
    $withQuantity: Boolean = true
    $withNextOn: Boolean = true
    $withPausedUntil: Boolean = false
    $withCreatedAt: Boolean = false
    $withUpdatedAt: Boolean = false
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
            @arguments(
              withCustomer: $withCustomer
              withVariant: $withVariant
              withFrequency: $withFrequency
              withIsActive: $withIsActive
              withQuantity: $withQuantity
              withNextOn: $withNextOn
              withPausedUntil: $withPausedUntil
              withCreatedAt: $withCreatedAt
              withUpdatedAt: $withUpdatedAt
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
  query StandingOrderListTotalQuery(
    $first: Int
    $condition: StandingOrderCondition
    $filter: StandingOrderFilter
  ) {
    standingOrders(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of standing orders. */
export function StandingOrderList() {
  const { standingOrders: page } = usePageQuery<StandingOrderListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={standingOrders}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<StandingOrderListTotalQuery>
          query={totalQuery}
          read={(data) => data.standingOrders?.totalCount}
        />
      }
      loadRecord={async () => (await import('./StandingOrderRecord.tsx')).StandingOrderRecord}
      bulk={async () => (await import('./standingOrderBulk.ts')).standingOrderBulk}
      imported={async () => (await import('./standingOrderImport.ts')).standingOrderImport}
    >
      <StandingOrderTable rows={rows} />
    </ListScreen>
  );
}

StandingOrderList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<StandingOrderListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<StandingOrderListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

StandingOrderList.Failed = failedList(standingOrders, settings);
