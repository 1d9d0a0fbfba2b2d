// Scaffolded by Frontage from the mutations of `Customer`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { customers } from './customers.ts';

/** The operations on customers. */
export const customerOperations = defineOperations({
  resource: customers,
  fields: async () => (await import('./customerFields.ts')).customerFields,
  create: async () => (await import('./mutations/createCustomer.ts')).createCustomer,
  edit: async () => (await import('./mutations/editCustomer.ts')).editCustomer,
  delete: async () => (await import('./mutations/deleteCustomer.ts')).deleteCustomer,
  actions: [
    {
      label: 'Merge',
      isDangerous: true,
      bulk: false,
      mutation: 'mergeCustomers',
      load: async () => (await import('./mutations/mergeCustomers.ts')).mergeCustomers,
    },
  ],
});
