// Scaffolded by Frontage from `Query.invoices`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { invoicePicker_record$key } from '../../../__generated__/invoicePicker_record.graphql.ts';
import type { invoicePickerOneQuery } from '../../../__generated__/invoicePickerOneQuery.graphql.ts';
import type { invoicePickerQuery } from '../../../__generated__/invoicePickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { invoices } from './invoices.ts';

const settings: ListSettings<invoicePickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query invoicePickerQuery($first: Int, $after: Cursor, $filter: InvoiceFilter) {
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
  query invoicePickerOneQuery($id: ID!) {
    invoice(id: $id) {
      ...invoicePicker_record
    }
  }
`;

const fragment = graphql`
  fragment invoicePicker_record on Invoice @inline {
    id
    number
  }
`;

/** Finds invoices for the forms and filters that refer to them. */
export const invoicePicker: Picker<invoicePickerQuery, invoicePicker_record$key> = {
  resource: invoices,
  query,
  settings,
  rows: (answer) => present(answer.invoices?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const invoice = readInlineData(fragment, record);
    return { key: invoice.id, title: titleOf(invoices, invoice.id, invoice.number) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ invoice }: invoicePickerOneQuery['response']) => invoice,
  },
  create: {
    fields: async () => (await import('./invoiceFields.ts')).invoiceFields,
    creation: async () => (await import('./createInvoice.ts')).createInvoice,
  },
};
