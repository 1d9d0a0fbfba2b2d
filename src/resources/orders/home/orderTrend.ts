// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderListQuery } from '../../../../__generated__/OrderListQuery.graphql.ts';
import type { orderTrendQuery } from '../../../../__generated__/orderTrendQuery.graphql.ts';
import { momentFilter } from '../../../lists/filters/dateFilters.ts';
import type { Trend } from '../../../ui/home/trend.ts';
import { datetimeFilter } from '../../filters/datetimeFilter.ts';

/** How many orders there were in each of some stretches of days. */
export const orderTrend: Trend<orderTrendQuery, OrderListQuery['variables']> = {
  date: 'placedAt',
  filter: momentFilter('filter.placedAt', datetimeFilter),
  count: (data, stretch) => data[stretch]?.totalCount,
  // A count for each day of a month, of which weeks take the first: each with variables of its own.
  query: graphql`
    query orderTrendQuery(
      $filter0: OrderFilter
      $filter1: OrderFilter
      $filter2: OrderFilter
      $filter3: OrderFilter
      $filter4: OrderFilter
      $filter5: OrderFilter
      $filter6: OrderFilter
      $filter7: OrderFilter
      $filter8: OrderFilter
      $filter9: OrderFilter
      $filter10: OrderFilter
      $filter11: OrderFilter
      $filter12: OrderFilter
      $filter13: OrderFilter
      $filter14: OrderFilter
      $filter15: OrderFilter
      $filter16: OrderFilter
      $filter17: OrderFilter
      $filter18: OrderFilter
      $filter19: OrderFilter
      $filter20: OrderFilter
      $filter21: OrderFilter
      $filter22: OrderFilter
      $filter23: OrderFilter
      $filter24: OrderFilter
      $filter25: OrderFilter
      $filter26: OrderFilter
      $filter27: OrderFilter
      $filter28: OrderFilter
      $filter29: OrderFilter
      $withDays: Boolean!
    ) {
      n0: orders(first: 1, filter: $filter0) {
        totalCount
      }
      n1: orders(first: 1, filter: $filter1) {
        totalCount
      }
      n2: orders(first: 1, filter: $filter2) {
        totalCount
      }
      n3: orders(first: 1, filter: $filter3) {
        totalCount
      }
      n4: orders(first: 1, filter: $filter4) {
        totalCount
      }
      n5: orders(first: 1, filter: $filter5) {
        totalCount
      }
      n6: orders(first: 1, filter: $filter6) {
        totalCount
      }
      n7: orders(first: 1, filter: $filter7) {
        totalCount
      }
      n8: orders(first: 1, filter: $filter8) {
        totalCount
      }
      n9: orders(first: 1, filter: $filter9) {
        totalCount
      }
      n10: orders(first: 1, filter: $filter10) {
        totalCount
      }
      n11: orders(first: 1, filter: $filter11) {
        totalCount
      }
      ... @include(if: $withDays) {
        n12: orders(first: 1, filter: $filter12) {
          totalCount
        }
        n13: orders(first: 1, filter: $filter13) {
          totalCount
        }
        n14: orders(first: 1, filter: $filter14) {
          totalCount
        }
        n15: orders(first: 1, filter: $filter15) {
          totalCount
        }
        n16: orders(first: 1, filter: $filter16) {
          totalCount
        }
        n17: orders(first: 1, filter: $filter17) {
          totalCount
        }
        n18: orders(first: 1, filter: $filter18) {
          totalCount
        }
        n19: orders(first: 1, filter: $filter19) {
          totalCount
        }
        n20: orders(first: 1, filter: $filter20) {
          totalCount
        }
        n21: orders(first: 1, filter: $filter21) {
          totalCount
        }
        n22: orders(first: 1, filter: $filter22) {
          totalCount
        }
        n23: orders(first: 1, filter: $filter23) {
          totalCount
        }
        n24: orders(first: 1, filter: $filter24) {
          totalCount
        }
        n25: orders(first: 1, filter: $filter25) {
          totalCount
        }
        n26: orders(first: 1, filter: $filter26) {
          totalCount
        }
        n27: orders(first: 1, filter: $filter27) {
          totalCount
        }
        n28: orders(first: 1, filter: $filter28) {
          totalCount
        }
        n29: orders(first: 1, filter: $filter29) {
          totalCount
        }
      }
    }
  `,
};
