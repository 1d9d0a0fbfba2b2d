// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../../../__generated__/InvoiceListQuery.graphql.ts';
import type { invoiceTrendQuery } from '../../../../__generated__/invoiceTrendQuery.graphql.ts';
import { dayFilter } from '../../../lists/filters/dateFilters.ts';
import type { Trend } from '../../../ui/home/trend.ts';
import { dateFilter } from '../../filters/dateFilter.ts';

/** How many invoices there were in each of some stretches of days. */
export const invoiceTrend: Trend<invoiceTrendQuery, InvoiceListQuery['variables']> = {
  date: 'issuedOn',
  filter: dayFilter('filter.issuedOn', dateFilter),
  count: (data, stretch) => data[stretch]?.totalCount,
  // A count for each day of a month, of which weeks take the first: each with variables of its own.
  query: graphql`
    query invoiceTrendQuery(
      $filter0: InvoiceFilter
      $filter1: InvoiceFilter
      $filter2: InvoiceFilter
      $filter3: InvoiceFilter
      $filter4: InvoiceFilter
      $filter5: InvoiceFilter
      $filter6: InvoiceFilter
      $filter7: InvoiceFilter
      $filter8: InvoiceFilter
      $filter9: InvoiceFilter
      $filter10: InvoiceFilter
      $filter11: InvoiceFilter
      $filter12: InvoiceFilter
      $filter13: InvoiceFilter
      $filter14: InvoiceFilter
      $filter15: InvoiceFilter
      $filter16: InvoiceFilter
      $filter17: InvoiceFilter
      $filter18: InvoiceFilter
      $filter19: InvoiceFilter
      $filter20: InvoiceFilter
      $filter21: InvoiceFilter
      $filter22: InvoiceFilter
      $filter23: InvoiceFilter
      $filter24: InvoiceFilter
      $filter25: InvoiceFilter
      $filter26: InvoiceFilter
      $filter27: InvoiceFilter
      $filter28: InvoiceFilter
      $filter29: InvoiceFilter
      $withDays: Boolean!
    ) {
      n0: invoices(first: 1, filter: $filter0) {
        totalCount
      }
      n1: invoices(first: 1, filter: $filter1) {
        totalCount
      }
      n2: invoices(first: 1, filter: $filter2) {
        totalCount
      }
      n3: invoices(first: 1, filter: $filter3) {
        totalCount
      }
      n4: invoices(first: 1, filter: $filter4) {
        totalCount
      }
      n5: invoices(first: 1, filter: $filter5) {
        totalCount
      }
      n6: invoices(first: 1, filter: $filter6) {
        totalCount
      }
      n7: invoices(first: 1, filter: $filter7) {
        totalCount
      }
      n8: invoices(first: 1, filter: $filter8) {
        totalCount
      }
      n9: invoices(first: 1, filter: $filter9) {
        totalCount
      }
      n10: invoices(first: 1, filter: $filter10) {
        totalCount
      }
      n11: invoices(first: 1, filter: $filter11) {
        totalCount
      }
      ... @include(if: $withDays) {
        n12: invoices(first: 1, filter: $filter12) {
          totalCount
        }
        n13: invoices(first: 1, filter: $filter13) {
          totalCount
        }
        n14: invoices(first: 1, filter: $filter14) {
          totalCount
        }
        n15: invoices(first: 1, filter: $filter15) {
          totalCount
        }
        n16: invoices(first: 1, filter: $filter16) {
          totalCount
        }
        n17: invoices(first: 1, filter: $filter17) {
          totalCount
        }
        n18: invoices(first: 1, filter: $filter18) {
          totalCount
        }
        n19: invoices(first: 1, filter: $filter19) {
          totalCount
        }
        n20: invoices(first: 1, filter: $filter20) {
          totalCount
        }
        n21: invoices(first: 1, filter: $filter21) {
          totalCount
        }
        n22: invoices(first: 1, filter: $filter22) {
          totalCount
        }
        n23: invoices(first: 1, filter: $filter23) {
          totalCount
        }
        n24: invoices(first: 1, filter: $filter24) {
          totalCount
        }
        n25: invoices(first: 1, filter: $filter25) {
          totalCount
        }
        n26: invoices(first: 1, filter: $filter26) {
          totalCount
        }
        n27: invoices(first: 1, filter: $filter27) {
          totalCount
        }
        n28: invoices(first: 1, filter: $filter28) {
          totalCount
        }
        n29: invoices(first: 1, filter: $filter29) {
          totalCount
        }
      }
    }
  `,
};
