// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import type { Trend } from 'frontage/ui/home/trend';
import { graphql } from 'react-relay';
import type { TicketListQuery } from '../../../../__generated__/TicketListQuery.graphql.ts';
import type { ticketTrendQuery } from '../../../../__generated__/ticketTrendQuery.graphql.ts';
import { datetimeFilter } from '../../filters/datetimeFilter.ts';

/** How many tickets there were in each of several days or weeks. */
export const ticketTrend: Trend<ticketTrendQuery, TicketListQuery['variables']> = {
  date: 'openedAt',
  filter: momentFilter('filter.openedAt', datetimeFilter),
  count: (data, bucket) => data[bucket]?.totalCount,
  // Ten counts: more days or weeks are counted by more calls.
  query: graphql`
    query ticketTrendQuery(
      $filter0: TicketFilter
      $filter1: TicketFilter
      $filter2: TicketFilter
      $filter3: TicketFilter
      $filter4: TicketFilter
      $filter5: TicketFilter
      $filter6: TicketFilter
      $filter7: TicketFilter
      $filter8: TicketFilter
      $filter9: TicketFilter
    ) {
      n0: tickets(first: 1, filter: $filter0) {
        totalCount
      }
      n1: tickets(first: 1, filter: $filter1) {
        totalCount
      }
      n2: tickets(first: 1, filter: $filter2) {
        totalCount
      }
      n3: tickets(first: 1, filter: $filter3) {
        totalCount
      }
      n4: tickets(first: 1, filter: $filter4) {
        totalCount
      }
      n5: tickets(first: 1, filter: $filter5) {
        totalCount
      }
      n6: tickets(first: 1, filter: $filter6) {
        totalCount
      }
      n7: tickets(first: 1, filter: $filter7) {
        totalCount
      }
      n8: tickets(first: 1, filter: $filter8) {
        totalCount
      }
      n9: tickets(first: 1, filter: $filter9) {
        totalCount
      }
    }
  `,
};
