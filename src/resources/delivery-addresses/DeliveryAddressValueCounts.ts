// Scaffolded by Frontage from `Query.deliveryAddresses`. `frontage pull` keeps your edits.
import type { ValueCounts } from 'frontage/lists/valueCounts';
import { partOf } from 'frontage/relay/caught';
import { graphql } from 'react-relay';
import type { DeliveryAddressValueCountsQuery } from '../../../__generated__/DeliveryAddressValueCountsQuery.graphql.ts';

/** The values that delivery addresses have, which their filters suggest. */
export const valueCounts: ValueCounts<DeliveryAddressValueCountsQuery> = {
  query: graphql`
    query DeliveryAddressValueCountsQuery(
      $first: Int
      $condition: DeliveryAddressCondition
      $filter: DeliveryAddressFilter
      $withCity: Boolean = false
      $withCountry: Boolean = false
    ) {
      deliveryAddresses(first: $first, condition: $condition, filter: $filter) {
        byCity: groupedAggregates(groupBy: CITY) @include(if: $withCity) @catch {
          city
          count
        }
        byCountry: groupedAggregates(groupBy: COUNTRY) @include(if: $withCountry) @catch {
          country
          count
        }
      }
    }
  `,
  texts: {
    city: {
      variable: 'withCity',
      read: (data) =>
        partOf(data.deliveryAddresses?.byCity, (groups) =>
          groups.map((group) => [group.city, group.count]),
        ),
    },
    country: {
      variable: 'withCountry',
      read: (data) =>
        partOf(data.deliveryAddresses?.byCountry, (groups) =>
          groups.map((group) => [group.country, group.count]),
        ),
    },
  },
};
