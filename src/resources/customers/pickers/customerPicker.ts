// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { customerPicker_record$key } from '../../../../__generated__/customerPicker_record.graphql.ts';
import { customers } from '../customers.ts';

const fragment = graphql`
  fragment customerPicker_record on Customer @inline {
    id
    name
  }
`;

/** Finds customers for the forms and filters that refer to them. */
export const customerPicker: Picker<customerPicker_record$key> = {
  resource: customers,
  search: { fields: ['Name', 'Email'] },
  option: (record) => {
    const customer = readInlineData(fragment, record);
    return { key: customer.id, title: customer.name };
  },
  finder: async () => (await import('./customerFinder.ts')).customerFinder,
  canCreate: true,
};
