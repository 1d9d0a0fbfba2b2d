// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { overdueInvoiceFinderOneQuery } from '../../../../__generated__/overdueInvoiceFinderOneQuery.graphql.ts';
import type { overdueInvoiceFinderQuery } from '../../../../__generated__/overdueInvoiceFinderQuery.graphql.ts';
import type { overdueInvoicePicker_record$key } from '../../../../__generated__/overdueInvoicePicker_record.graphql.ts';
import { overdueInvoicePicker } from './overdueInvoicePicker.ts';

/** Fetches overdue invoices to choose from. */
export const overdueInvoiceFinder: Finder<
  overdueInvoiceFinderQuery,
  overdueInvoicePicker_record$key
> = {
  picker: overdueInvoicePicker,
  query: graphql`
    query overdueInvoiceFinderQuery($first: Int, $after: Cursor, $filter: OverdueInvoiceFilter) {
      overdueInvoices(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...overdueInvoicePicker_record
          }
        }
      }
    }
  `,
  rows: ({ overdueInvoices: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query overdueInvoiceFinderOneQuery($id: ID!) {
        overdueInvoice(id: $id) {
          ...overdueInvoicePicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ overdueInvoice }: overdueInvoiceFinderOneQuery['response']) => overdueInvoice,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
};
