// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import type { TicketListTotalQuery } from '../../../__generated__/TicketListTotalQuery.graphql.ts';
import { filters, related } from './TicketFilters.ts';
import { ticketOperations } from './ticketOperations.ts';
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
  read: ({ tickets: page }) => connectionPage(page),
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
  paging: connectionPaging,
  defaultSort: '-openedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    number: ['NUMBER_ASC', 'NUMBER_DESC'],
    subject: ['SUBJECT_ASC', 'SUBJECT_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    priority: ['PRIORITY_ASC', 'PRIORITY_DESC'],
    openedAt: ['OPENED_AT_ASC', 'OPENED_AT_DESC'],
  }),
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
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./TicketRelated.ts'),
  name: 'tickets',
  layouts: { board: 'status', calendar: 'openedAt' },
};

/** The list of tickets. */
export function TicketList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./TicketRecord.tsx')).TicketRecord}
      operations={ticketOperations}
    />
  );
}

TicketList.queries = listQueries(list);
TicketList.Failed = failedList(list);
