// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { TicketPanelCountsQuery } from '../../../../__generated__/TicketPanelCountsQuery.graphql.ts';
import type { TicketPanelQuery } from '../../../../__generated__/TicketPanelQuery.graphql.ts';
import { ticketStatus } from '../../enums/ticketStatus.ts';
import { tickets } from '../tickets.ts';
import { TicketTable } from '../TicketTable.tsx';

/** Tickets on the home page: how many there are, and the newest. */
export const TicketPanel = definePanel<
  TicketPanelQuery,
  typeof TicketTable,
  TicketPanelCountsQuery
>({
  resource: tickets,
  table: TicketTable,
  columns: ['status', 'openedAt'],
  query: graphql`
    query TicketPanelQuery {
      tickets(first: 5, orderBy: [OPENED_AT_DESC]) {
        edges {
          node {
            ...TicketTable_rows @arguments(withCustomer: false)
          }
        }
      }
    }
  `,
  rows: ({ tickets: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    filter: 'status',
    choices: ticketStatus,
    query: graphql`
      query TicketPanelCountsQuery {
        all: tickets(first: 1) {
          totalCount
        }
        OPEN: tickets(first: 1, filter: { status: { equalTo: OPEN } }) {
          totalCount
        }
        WAITING: tickets(first: 1, filter: { status: { equalTo: WAITING } }) {
          totalCount
        }
        RESOLVED: tickets(first: 1, filter: { status: { equalTo: RESOLVED } }) {
          totalCount
        }
        CLOSED: tickets(first: 1, filter: { status: { equalTo: CLOSED } }) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
