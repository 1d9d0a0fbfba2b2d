// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { invoiceFinderOneQuery } from '../../../../__generated__/invoiceFinderOneQuery.graphql.ts';
import type { invoiceFinderQuery } from '../../../../__generated__/invoiceFinderQuery.graphql.ts';
import type { invoicePicker_record$key } from '../../../../__generated__/invoicePicker_record.graphql.ts';
import { invoicePicker } from './invoicePicker.ts';

/** Fetches invoices to choose from. */
export const invoiceFinder: Finder<invoiceFinderQuery, invoicePicker_record$key> = {
  picker: invoicePicker,
  query: graphql`
    query invoiceFinderQuery($first: Int, $after: Cursor, $filter: InvoiceFilter) {
      invoices(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...invoicePicker_record
          }
        }
      }
    }
  `,
  rows: ({ invoices: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query invoiceFinderOneQuery($id: ID!) {
        invoice(id: $id) {
          ...invoicePicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ invoice }: invoiceFinderOneQuery['response']) => invoice,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
};
