// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import type { Trend } from 'frontage/ui/home/trend';
import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../../../__generated__/InvoiceListQuery.graphql.ts';
import type { invoiceTrendQuery } from '../../../../__generated__/invoiceTrendQuery.graphql.ts';
import { dateFilter } from '../../filters/dateFilter.ts';

/** How many invoices there were in each of several days or weeks. */
export const invoiceTrend: Trend<invoiceTrendQuery, InvoiceListQuery['variables']> = {
  date: 'issuedOn',
  filter: dayFilter('filter.issuedOn', dateFilter),
  count: (data, bucket) => data[bucket]?.totalCount,
  // Ten counts: more days or weeks are counted by more calls.
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
    }
  `,
};
