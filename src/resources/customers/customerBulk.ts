// Scaffolded by Frontage from the mutations of `Customer`. `frontage pull` keeps your edits.
import type { CustomerTable_rows$data } from '../../../__generated__/CustomerTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several customers at once. */
export const customerBulk: BulkWork<CustomerTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteCustomer.ts')).deleteCustomer,
    },
  ],
  edit: {
    fields: async () => (await import('./customerFields.ts')).customerFields,
    update: async () => (await import('./updateCustomer.ts')).updateCustomer,
    editing: async () => (await import('./editCustomer.ts')).editCustomer,
  },
};
