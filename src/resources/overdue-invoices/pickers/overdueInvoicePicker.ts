// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { overdueInvoicePicker_record$key } from '../../../../__generated__/overdueInvoicePicker_record.graphql.ts';
import { overdueInvoices } from '../overdueInvoices.ts';

const fragment = graphql`
  fragment overdueInvoicePicker_record on OverdueInvoice @inline {
    id
    number
  }
`;

/** Finds overdue invoices for the forms and filters that refer to them. */
export const overdueInvoicePicker: Picker<overdueInvoicePicker_record$key> = {
  resource: overdueInvoices,
  search: { fields: ['Number'] },
  option: (record) => {
    const overdueInvoice = readInlineData(fragment, record);
    return { key: overdueInvoice.id, title: overdueInvoice.number };
  },
  finder: async () => (await import('./overdueInvoiceFinder.ts')).overdueInvoiceFinder,
};
