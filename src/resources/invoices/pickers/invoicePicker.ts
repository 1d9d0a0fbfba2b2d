// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { invoicePicker_record$key } from '../../../../__generated__/invoicePicker_record.graphql.ts';
import { invoices } from '../invoices.ts';

const fragment = graphql`
  fragment invoicePicker_record on Invoice @inline {
    id
    number
  }
`;

/** Finds invoices for the forms and filters that refer to them. */
export const invoicePicker: Picker<invoicePicker_record$key> = {
  resource: invoices,
  search: { fields: ['Number'] },
  option: (record) => {
    const invoice = readInlineData(fragment, record);
    return { key: invoice.id, title: invoice.number };
  },
  finder: async () => (await import('./invoiceFinder.ts')).invoiceFinder,
  canCreate: true,
};
