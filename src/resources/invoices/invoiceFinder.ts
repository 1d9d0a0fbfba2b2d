// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { invoiceFinderOneQuery } from '../../../__generated__/invoiceFinderOneQuery.graphql.ts';
import type { invoiceFinderQuery } from '../../../__generated__/invoiceFinderQuery.graphql.ts';
import type { invoicePicker_record$key } from '../../../__generated__/invoicePicker_record.graphql.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { cursorPaging } from '../../lists/paging.ts';
import type { Finder } from '../../lists/picker.ts';
import { present } from '../../lists/present.ts';
import { invoicePicker } from './invoicePicker.ts';

const settings: ListSettings<invoiceFinderQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query invoiceFinderQuery($first: Int, $after: Cursor, $filter: InvoiceFilter) {
    invoices(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...invoicePicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query invoiceFinderOneQuery($id: ID!) {
    invoice(id: $id) {
      ...invoicePicker_record
    }
  }
`;

/** Asks for invoices that are to be chosen from. */
export const invoiceFinder: Finder<invoiceFinderQuery, invoicePicker_record$key> = {
  picker: invoicePicker,
  query,
  settings,
  rows: (answer) => present(answer.invoices?.edges.map((edge) => edge?.node)),
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ invoice }: invoiceFinderOneQuery['response']) => invoice,
  },
};
