// Scaffolded by Frontage from `Employee.assignedTickets`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeAssignedTicketsTabQuery } from '../../../../__generated__/EmployeeAssignedTicketsTabQuery.graphql.ts';
import type { EmployeeAssignedTicketsTabTotalQuery } from '../../../../__generated__/EmployeeAssignedTicketsTabTotalQuery.graphql.ts';
import { ticketStatus } from '../../enums/ticketStatus.ts';
import { tickets } from '../../tickets/tickets.ts';
import { TicketTable } from '../../tickets/TicketTable.tsx';
import { employees } from '../employees.ts';

/** The assigned tickets of one employee. */
export const EmployeeAssignedTicketsTab = defineTab<
  EmployeeAssignedTicketsTabQuery,
  typeof TicketTable,
  EmployeeAssignedTicketsTabTotalQuery
>({
  parent: employees,
  name: 'assignedTickets',
  resource: tickets,
  view: TicketTable,
  hiddenColumns: ['assignee'],
  viewAllFilter: 'assignee',
  newRecord: 'assignee.key',
  query: graphql`
    query EmployeeAssignedTicketsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
    ) {
      employee(id: $id) {
        assignedTickets(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...TicketTable_rows
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
    }
  `,
  read: ({ employee }) => connectionPage(employee?.assignedTickets),
  total: {
    query: graphql`
      query EmployeeAssignedTicketsTabTotalQuery($id: ID!, $first: Int, $filter: TicketFilter) {
        employee(id: $id) {
          assignedTickets(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.assignedTickets?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-openedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
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
  states: {
    name: 'status',
    choices: ticketStatus,
    variables: (status: keyof typeof ticketStatus) => ({ filter: { status: { equalTo: status } } }),
  },
  and: ['filter', 'and'],
});
