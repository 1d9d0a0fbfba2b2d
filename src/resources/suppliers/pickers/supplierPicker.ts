// Scaffolded by Frontage from `Query.suppliers`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { supplierPicker_record$key } from '../../../../__generated__/supplierPicker_record.graphql.ts';
import { suppliers } from '../suppliers.ts';

const fragment = graphql`
  fragment supplierPicker_record on Supplier @inline {
    id
    name
  }
`;

/** Finds suppliers for the forms and filters that refer to them. */
export const supplierPicker: Picker<supplierPicker_record$key> = {
  resource: suppliers,
  search: { fields: ['Name', 'Email'] },
  option: (record) => {
    const supplier = readInlineData(fragment, record);
    return { key: supplier.id, title: supplier.name };
  },
  finder: async () => (await import('./supplierFinder.ts')).supplierFinder,
  canCreate: true,
};
