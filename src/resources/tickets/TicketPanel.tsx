// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TicketPanelCountsQuery } from '../../../__generated__/TicketPanelCountsQuery.graphql.ts';
import type { TicketPanelQuery } from '../../../__generated__/TicketPanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { tickets } from './tickets.ts';
import { TicketTable } from './TicketTable.tsx';

const query = graphql`
  query TicketPanelQuery {
    tickets(first: 5, orderBy: [OPENED_AT_DESC]) {
      edges {
        node {
          ...TicketTable_rows @arguments(withCustomer: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query TicketPanelCountsQuery {
    all: tickets(first: 1) {
      totalCount
    }
    open: tickets(first: 1, filter: { status: { equalTo: OPEN } }) {
      totalCount
    }
    waiting: tickets(first: 1, filter: { status: { equalTo: WAITING } }) {
      totalCount
    }
    resolved: tickets(first: 1, filter: { status: { equalTo: RESOLVED } }) {
      totalCount
    }
    closed: tickets(first: 1, filter: { status: { equalTo: CLOSED } }) {
      totalCount
    }
  }
`;

/** Tickets on the home page: how many there are, and the newest. */
export function TicketPanel() {
  const { tickets: page } = usePageQuery<TicketPanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<TicketPanelCountsQuery>
        query={countsQuery}
        resource={tickets}
        filter="status"
        choices={ticketStatus}
        read={(data) => ({
          all: data.all?.totalCount,
          byStatus: {
            OPEN: data.open?.totalCount,
            WAITING: data.waiting?.totalCount,
            RESOLVED: data.resolved?.totalCount,
            CLOSED: data.closed?.totalCount,
          },
        })}
      />
      <LatestRecords columns={['status', 'openedAt']} count={rows.length}>
        <TicketTable rows={rows} />
      </LatestRecords>
    </>
  );
}

TicketPanel.resource = tickets;

TicketPanel.queries = () => ({
  tickets: pageQuery<TicketPanelQuery>(query, {}, { need: 'panel' }),
  ticketsCounted: pageQuery<TicketPanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
