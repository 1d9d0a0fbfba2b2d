// Scaffolded by Frontage from `Contact.tickets`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ContactTicketsTabQuery } from '../../../../__generated__/ContactTicketsTabQuery.graphql.ts';
import type { ContactTicketsTabTotalQuery } from '../../../../__generated__/ContactTicketsTabTotalQuery.graphql.ts';
import { ticketStatus } from '../../enums/ticketStatus.ts';
import { tickets } from '../../tickets/tickets.ts';
import { TicketTable } from '../../tickets/TicketTable.tsx';
import { contacts } from '../contacts.ts';

/** The tickets of one contact. */
export const ContactTicketsTab = defineTab<
  ContactTicketsTabQuery,
  typeof TicketTable,
  ContactTicketsTabTotalQuery
>({
  parent: contacts,
  name: 'tickets',
  resource: tickets,
  view: TicketTable,
  hiddenColumns: ['contact'],
  viewAllFilter: 'contact',
  newRecord: 'contact.key',
  query: graphql`
    query ContactTicketsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
    ) {
      contact(id: $id) {
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
  read: ({ contact }) => connectionPage(contact?.tickets),
  total: {
    query: graphql`
      query ContactTicketsTabTotalQuery($id: ID!, $first: Int, $filter: TicketFilter) {
        contact(id: $id) {
          tickets(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ contact }) => contact?.tickets?.totalCount,
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
