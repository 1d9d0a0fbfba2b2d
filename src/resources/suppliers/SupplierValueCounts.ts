// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import type { ValueCounts } from 'frontage/lists/valueCounts';
import { partOf } from 'frontage/relay/caught';
import { graphql } from 'react-relay';
import type { SupplierValueCountsQuery } from '../../../__generated__/SupplierValueCountsQuery.graphql.ts';

/** The values that suppliers have, which their filters suggest. */
export const valueCounts: ValueCounts<SupplierValueCountsQuery> = {
  query: graphql`
    query SupplierValueCountsQuery(
      $first: Int
      $filter: SupplierFilter
      $withCountry: Boolean = false
    ) {
      suppliers(first: $first, filter: $filter) {
        byCountry: groupedAggregates(groupBy: COUNTRY) @include(if: $withCountry) @catch {
          country
          count
        }
      }
    }
  `,
  texts: {
    country: {
      variable: 'withCountry',
      read: (data) =>
        partOf(data.suppliers?.byCountry, (groups) =>
          groups.map((group) => [group.country, group.count]),
        ),
    },
  },
};
