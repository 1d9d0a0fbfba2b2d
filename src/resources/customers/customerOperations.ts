// Scaffolded by Frontage from the mutations of `Customer`. `frontage pull` keeps your edits.
import { defineOperations } from '../../ui/action/recordOperations.ts';
import { customers } from './customers.ts';

/** What can be done with customers. */
export const customerOperations = defineOperations({
  resource: customers,
  fields: async () => (await import('./customerFields.ts')).customerFields,
  create: async () => (await import('./createCustomer.ts')).createCustomer,
  edit: async () => (await import('./editCustomer.ts')).editCustomer,
  delete: async () => (await import('./deleteCustomer.ts')).deleteCustomer,
  actions: [
    {
      label: 'Merge',
      isDangerous: true,
      bulk: false,
      load: async () => (await import('./mergeCustomers.ts')).mergeCustomers,
    },
  ],
});
