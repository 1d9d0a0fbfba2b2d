// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import type { TicketListTotalQuery } from '../../../__generated__/TicketListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './TicketFilters.ts';
import { tickets } from './tickets.ts';
import { TicketTable } from './TicketTable.tsx';

const list: ListDefinition<TicketListQuery, typeof TicketTable, TicketListTotalQuery> = {
  resource: tickets,
  table: TicketTable,
  query: graphql`
    query TicketListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: TicketCondition
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
      $withCustomer: Boolean = true
      $withAssignee: Boolean = false
      $withContact: Boolean = false
      $withOrder: Boolean = false
      $more: Boolean = false
    ) {
      tickets(
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
            ...TicketTable_rows
              @arguments(
                withCustomer: $withCustomer
                withAssignee: $withAssignee
                withContact: $withContact
                withOrder: $withOrder
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
  read: ({ tickets: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query TicketListTotalQuery($first: Int, $condition: TicketCondition, $filter: TicketFilter) {
        tickets(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.tickets?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-openedAt',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    number: {
      ascending: { orderBy: ['NUMBER_ASC'] },
      descending: { orderBy: ['NUMBER_DESC'] },
    },
    subject: {
      ascending: { orderBy: ['SUBJECT_ASC'] },
      descending: { orderBy: ['SUBJECT_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    priority: {
      ascending: { orderBy: ['PRIORITY_ASC'] },
      descending: { orderBy: ['PRIORITY_DESC'] },
    },
    openedAt: {
      ascending: { orderBy: ['OPENED_AT_ASC'] },
      descending: { orderBy: ['OPENED_AT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Subject', 'Number'],
    variables: (text) => ({
      filter: {
        or: [{ subject: { includesInsensitive: text } }, { number: { includesInsensitive: text } }],
      },
    }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'tickets',
  layouts: { board: 'status', calendar: 'openedAt' },
};

/** The list of tickets. */
export function TicketList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./TicketRecord.tsx')).TicketRecord}
      bulk={async () => (await import('./ticketBulk.ts')).ticketBulk}
      imported={async () => (await import('./ticketImport.ts')).ticketImport}
    />
  );
}

TicketList.queries = listQueries(list);
TicketList.Failed = failedList(list);
