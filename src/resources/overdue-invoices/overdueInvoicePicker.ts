// Scaffolded by Frontage from `Query.overdueInvoices`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { overdueInvoicePicker_record$key } from '../../../__generated__/overdueInvoicePicker_record.graphql.ts';
import type { overdueInvoicePickerOneQuery } from '../../../__generated__/overdueInvoicePickerOneQuery.graphql.ts';
import type { overdueInvoicePickerQuery } from '../../../__generated__/overdueInvoicePickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { overdueInvoices } from './overdueInvoices.ts';

const settings: ListSettings<overdueInvoicePickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
};

const query = graphql`
  query overdueInvoicePickerQuery($first: Int, $after: Cursor, $filter: OverdueInvoiceFilter) {
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
  query overdueInvoicePickerOneQuery($id: ID!) {
    overdueInvoice(id: $id) {
      ...overdueInvoicePicker_record
    }
  }
`;

const fragment = graphql`
  fragment overdueInvoicePicker_record on OverdueInvoice @inline {
    id
    number
  }
`;

/** Finds overdue invoices for the forms and filters that refer to them. */
export const overdueInvoicePicker: Picker<
  overdueInvoicePickerQuery,
  overdueInvoicePicker_record$key
> = {
  resource: overdueInvoices,
  query,
  settings,
  rows: (answer) => present(answer.overdueInvoices?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const overdueInvoice = readInlineData(fragment, record);
    return {
      key: overdueInvoice.id,
      title: titleOf(overdueInvoices, overdueInvoice.id, overdueInvoice.number),
    };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ overdueInvoice }: overdueInvoicePickerOneQuery['response']) => overdueInvoice,
  },
};
