// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { overdueInvoiceFinder_note$key } from '../../../../__generated__/overdueInvoiceFinder_note.graphql.ts';
import type { overdueInvoiceFinderOneQuery } from '../../../../__generated__/overdueInvoiceFinderOneQuery.graphql.ts';
import type { overdueInvoiceFinderQuery } from '../../../../__generated__/overdueInvoiceFinderQuery.graphql.ts';
import type { overdueInvoicePicker_record$key } from '../../../../__generated__/overdueInvoicePicker_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { employees } from '../../employees/employees.ts';
import { invoices } from '../../invoices/invoices.ts';
import { overdueInvoicePicker } from './overdueInvoicePicker.ts';

const fragment = graphql`
  fragment overdueInvoiceFinder_note on OverdueInvoice @inline {
    customer @catch {
      id
      name
    }
  }
`;

/** Fetches overdue invoices to choose from. */
export const overdueInvoiceFinder: Finder<
  overdueInvoiceFinderQuery,
  overdueInvoicePicker_record$key,
  string,
  overdueInvoicePicker_record$key & overdueInvoiceFinder_note$key
> = {
  picker: overdueInvoicePicker,
  query: graphql`
    query overdueInvoiceFinderQuery(
      $first: Int
      $after: Cursor
      $condition: OverdueInvoiceCondition
      $filter: OverdueInvoiceFilter
    ) {
      overdueInvoices(first: $first, after: $after, condition: $condition, filter: $filter) {
        edges {
          node {
            ...overdueInvoicePicker_record
            ...overdueInvoiceFinder_note
          }
        }
      }
    }
  `,
  rows: ({ overdueInvoices: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const overdueInvoice = readInlineData<overdueInvoiceFinder_note$key>(fragment, record);
    return partOf(overdueInvoice.customer, (customer) => customer.name);
  },
  one: {
    query: graphql`
      query overdueInvoiceFinderOneQuery($id: ID!) {
        overdueInvoice(id: $id) {
          ...overdueInvoicePicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ overdueInvoice }: overdueInvoiceFinderOneQuery['response']) => overdueInvoice,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: { variables: (text) => ({ filter: { number: { includesInsensitive: text } } }) },
  and: ['filter', 'and'],
  belongsTo: {
    customer: {
      resource: customers,
      variables: (customer: string) => ({ condition: { customer } }),
    },
    accountManager: {
      resource: employees,
      variables: (accountManager: string) => ({ condition: { accountManager } }),
    },
    invoice: { resource: invoices, variables: (invoice: string) => ({ condition: { invoice } }) },
  },
};
