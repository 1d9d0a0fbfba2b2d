// Scaffolded by Frontage from `Order.tickets`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { OrderTicketsTabQuery } from '../../../../__generated__/OrderTicketsTabQuery.graphql.ts';
import type { OrderTicketsTabTotalQuery } from '../../../../__generated__/OrderTicketsTabTotalQuery.graphql.ts';
import { ticketStatus } from '../../enums/ticketStatus.ts';
import { tickets } from '../../tickets/tickets.ts';
import { TicketTable } from '../../tickets/TicketTable.tsx';
import { orders } from '../orders.ts';

/** The tickets of one order. */
export const OrderTicketsTab = defineTab<
  OrderTicketsTabQuery,
  typeof TicketTable,
  OrderTicketsTabTotalQuery
>({
  parent: orders,
  name: 'tickets',
  resource: tickets,
  view: TicketTable,
  hiddenColumns: ['order'],
  viewAllFilter: 'order',
  newRecord: 'order.key',
  query: graphql`
    query OrderTicketsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
    ) {
      order(id: $id) {
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
  read: ({ order }) => connectionPage(order?.tickets),
  total: {
    query: graphql`
      query OrderTicketsTabTotalQuery($id: ID!, $first: Int, $filter: TicketFilter) {
        order(id: $id) {
          tickets(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ order }) => order?.tickets?.totalCount,
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
