// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { contactPicker_record$key } from '../../../../__generated__/contactPicker_record.graphql.ts';
import { contacts } from '../contacts.ts';

const fragment = graphql`
  fragment contactPicker_record on Contact @inline {
    id
    fullName
  }
`;

/** Finds contacts for the forms and filters that refer to them. */
export const contactPicker: Picker<contactPicker_record$key> = {
  resource: contacts,
  search: { fields: ['First name', 'Last name', 'Email'] },
  option: (record) => {
    const contact = readInlineData(fragment, record);
    return { key: contact.id, title: contact.fullName };
  },
  finder: async () => (await import('./contactFinder.ts')).contactFinder,
  canCreate: true,
};
