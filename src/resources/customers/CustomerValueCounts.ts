// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import type { ValueCounts } from 'frontage/lists/valueCounts';
import { partOf } from 'frontage/relay/caught';
import { graphql } from 'react-relay';
import type { CustomerValueCountsQuery } from '../../../__generated__/CustomerValueCountsQuery.graphql.ts';

/** The values that customers have, which their filters suggest. */
export const valueCounts: ValueCounts<CustomerValueCountsQuery> = {
  query: graphql`
    query CustomerValueCountsQuery(
      $first: Int
      $condition: CustomerCondition
      $filter: CustomerFilter
      $withBillingCity: Boolean = false
      $withBillingCountry: Boolean = false
    ) {
      customers(first: $first, condition: $condition, filter: $filter) {
        byBillingCity: groupedAggregates(groupBy: BILLING_CITY)
          @include(if: $withBillingCity)
          @catch {
          billingCity
          count
        }
        byBillingCountry: groupedAggregates(groupBy: BILLING_COUNTRY)
          @include(if: $withBillingCountry)
          @catch {
          billingCountry
          count
        }
      }
    }
  `,
  texts: {
    billingCity: {
      variable: 'withBillingCity',
      read: (data) =>
        partOf(data.customers?.byBillingCity, (groups) =>
          groups.map((group) => [group.billingCity, group.count]),
        ),
    },
    billingCountry: {
      variable: 'withBillingCountry',
      read: (data) =>
        partOf(data.customers?.byBillingCountry, (groups) =>
          groups.map((group) => [group.billingCountry, group.count]),
        ),
    },
  },
};
