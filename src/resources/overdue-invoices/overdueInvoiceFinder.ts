// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { overdueInvoiceFinderOneQuery } from '../../../__generated__/overdueInvoiceFinderOneQuery.graphql.ts';
import type { overdueInvoiceFinderQuery } from '../../../__generated__/overdueInvoiceFinderQuery.graphql.ts';
import type { overdueInvoicePicker_record$key } from '../../../__generated__/overdueInvoicePicker_record.graphql.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { cursorPaging } from '../../lists/paging.ts';
import type { Finder } from '../../lists/picker.ts';
import { present } from '../../lists/present.ts';
import { overdueInvoicePicker } from './overdueInvoicePicker.ts';

const settings: ListSettings<overdueInvoiceFinderQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query overdueInvoiceFinderQuery($first: Int, $after: Cursor, $filter: OverdueInvoiceFilter) {
    overdueInvoices(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...overdueInvoicePicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query overdueInvoiceFinderOneQuery($id: ID!) {
    overdueInvoice(id: $id) {
      ...overdueInvoicePicker_record
    }
  }
`;

/** Asks for overdue invoices that are to be chosen from. */
export const overdueInvoiceFinder: Finder<
  overdueInvoiceFinderQuery,
  overdueInvoicePicker_record$key
> = {
  picker: overdueInvoicePicker,
  query,
  settings,
  rows: (answer) => present(answer.overdueInvoices?.edges.map((edge) => edge?.node)),
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ overdueInvoice }: overdueInvoiceFinderOneQuery['response']) => overdueInvoice,
  },
};
