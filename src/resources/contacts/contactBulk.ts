// Scaffolded by Frontage from the mutations of `Contact`. `frontage pull` keeps your edits.
import type { ContactTable_rows$data } from '../../../__generated__/ContactTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several contacts at once. */
export const contactBulk: BulkWork<ContactTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteContact.ts')).deleteContact,
    },
  ],
  edit: {
    fields: async () => (await import('./contactFields.ts')).contactFields,
    update: async () => (await import('./updateContact.ts')).updateContact,
    editing: async () => (await import('./editContact.ts')).editContact,
  },
};
