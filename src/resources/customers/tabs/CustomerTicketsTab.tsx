// Scaffolded by Frontage from `Customer.tickets`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerTicketsTabQuery } from '../../../../__generated__/CustomerTicketsTabQuery.graphql.ts';
import type { CustomerTicketsTabTotalQuery } from '../../../../__generated__/CustomerTicketsTabTotalQuery.graphql.ts';
import { ticketStatus } from '../../enums/ticketStatus.ts';
import { tickets } from '../../tickets/tickets.ts';
import { TicketTable } from '../../tickets/TicketTable.tsx';
import { customers } from '../customers.ts';

/** The tickets of one customer. */
export const CustomerTicketsTab = defineTab<
  CustomerTicketsTabQuery,
  typeof TicketTable,
  CustomerTicketsTabTotalQuery
>({
  parent: customers,
  name: 'tickets',
  resource: tickets,
  view: TicketTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRecord: 'customer.key',
  query: graphql`
    query CustomerTicketsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
    ) {
      customer(id: $id) {
        tickets(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...TicketTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.tickets),
  total: {
    query: graphql`
      query CustomerTicketsTabTotalQuery($id: ID!, $first: Int, $filter: TicketFilter) {
        customer(id: $id) {
          tickets(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.tickets?.totalCount,
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
