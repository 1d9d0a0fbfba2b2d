// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { invoiceFinder_note$key } from '../../../../__generated__/invoiceFinder_note.graphql.ts';
import type { invoiceFinderOneQuery } from '../../../../__generated__/invoiceFinderOneQuery.graphql.ts';
import type { invoiceFinderQuery } from '../../../../__generated__/invoiceFinderQuery.graphql.ts';
import type { invoicePicker_record$key } from '../../../../__generated__/invoicePicker_record.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { orders } from '../../orders/orders.ts';
import { invoicePicker } from './invoicePicker.ts';

const fragment = graphql`
  fragment invoiceFinder_note on Invoice @inline {
    customer @catch {
      id
      name
    }
  }
`;

/** Fetches invoices to choose from. */
export const invoiceFinder: Finder<
  invoiceFinderQuery,
  invoicePicker_record$key,
  string,
  invoicePicker_record$key & invoiceFinder_note$key
> = {
  picker: invoicePicker,
  query: graphql`
    query invoiceFinderQuery(
      $first: Int
      $after: Cursor
      $condition: InvoiceCondition
      $filter: InvoiceFilter
      $orderBy: [InvoiceOrderBy!]
    ) {
      invoices(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...invoicePicker_record
            ...invoiceFinder_note
          }
        }
      }
    }
  `,
  rows: ({ invoices: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const invoice = readInlineData<invoiceFinder_note$key>(fragment, record);
    return partOf(invoice.customer, (customer) => customer.name);
  },
  one: {
    query: graphql`
      query invoiceFinderOneQuery($id: ID!) {
        invoice(id: $id) {
          ...invoicePicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ invoice }: invoiceFinderOneQuery['response']) => invoice,
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
    order: { resource: orders, variables: (order: string) => ({ condition: { order } }) },
  },
  usedBy: {
    'payments.invoice': {
      orderBy: ['PAYMENTS_COUNT_DESC'],
      filter: { payments: { some: { reference: { isNull: false } } } },
    },
  },
};
