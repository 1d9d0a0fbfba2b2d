// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TicketListQuery } from '../../../../__generated__/TicketListQuery.graphql.ts';
import type { ticketTrendQuery } from '../../../../__generated__/ticketTrendQuery.graphql.ts';
import { momentFilter } from '../../../lists/filters/dateFilters.ts';
import type { Trend } from '../../../ui/home/trend.ts';
import { datetimeFilter } from '../../filters/datetimeFilter.ts';

/** How many tickets there were in each of some stretches of days. */
export const ticketTrend: Trend<ticketTrendQuery, TicketListQuery['variables']> = {
  date: 'openedAt',
  filter: momentFilter('filter.openedAt', datetimeFilter),
  count: (data, stretch) => data[stretch]?.totalCount,
  // A count for each day of a month, of which weeks take the first: each with variables of its own.
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
      $filter10: TicketFilter
      $filter11: TicketFilter
      $filter12: TicketFilter
      $filter13: TicketFilter
      $filter14: TicketFilter
      $filter15: TicketFilter
      $filter16: TicketFilter
      $filter17: TicketFilter
      $filter18: TicketFilter
      $filter19: TicketFilter
      $filter20: TicketFilter
      $filter21: TicketFilter
      $filter22: TicketFilter
      $filter23: TicketFilter
      $filter24: TicketFilter
      $filter25: TicketFilter
      $filter26: TicketFilter
      $filter27: TicketFilter
      $filter28: TicketFilter
      $filter29: TicketFilter
      $withDays: Boolean!
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
      n10: tickets(first: 1, filter: $filter10) {
        totalCount
      }
      n11: tickets(first: 1, filter: $filter11) {
        totalCount
      }
      ... @include(if: $withDays) {
        n12: tickets(first: 1, filter: $filter12) {
          totalCount
        }
        n13: tickets(first: 1, filter: $filter13) {
          totalCount
        }
        n14: tickets(first: 1, filter: $filter14) {
          totalCount
        }
        n15: tickets(first: 1, filter: $filter15) {
          totalCount
        }
        n16: tickets(first: 1, filter: $filter16) {
          totalCount
        }
        n17: tickets(first: 1, filter: $filter17) {
          totalCount
        }
        n18: tickets(first: 1, filter: $filter18) {
          totalCount
        }
        n19: tickets(first: 1, filter: $filter19) {
          totalCount
        }
        n20: tickets(first: 1, filter: $filter20) {
          totalCount
        }
        n21: tickets(first: 1, filter: $filter21) {
          totalCount
        }
        n22: tickets(first: 1, filter: $filter22) {
          totalCount
        }
        n23: tickets(first: 1, filter: $filter23) {
          totalCount
        }
        n24: tickets(first: 1, filter: $filter24) {
          totalCount
        }
        n25: tickets(first: 1, filter: $filter25) {
          totalCount
        }
        n26: tickets(first: 1, filter: $filter26) {
          totalCount
        }
        n27: tickets(first: 1, filter: $filter27) {
          totalCount
        }
        n28: tickets(first: 1, filter: $filter28) {
          totalCount
        }
        n29: tickets(first: 1, filter: $filter29) {
          totalCount
        }
      }
    }
  `,
};
