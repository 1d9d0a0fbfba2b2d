// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import type { Trend } from 'frontage/ui/home/trend';
import { graphql } from 'react-relay';
import type { OrderListQuery } from '../../../../__generated__/OrderListQuery.graphql.ts';
import type { orderTrendQuery } from '../../../../__generated__/orderTrendQuery.graphql.ts';
import { datetimeFilter } from '../../filters/datetimeFilter.ts';

/** How many orders there were in each of several days or weeks. */
export const orderTrend: Trend<orderTrendQuery, OrderListQuery['variables']> = {
  date: 'placedAt',
  filter: momentFilter('filter.placedAt', datetimeFilter),
  count: (data, bucket) => data[bucket]?.totalCount,
  // Ten counts: more days or weeks are counted by more calls.
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
    }
  `,
};
