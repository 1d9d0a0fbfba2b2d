// Scaffolded by Frontage from `Mutation.createCustomer`. `frontage pull` keeps your edits.
import type {
  createCustomerMutation,
  CustomerInput,
} from '../../../__generated__/createCustomerMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createCustomer } from './createCustomer.ts';
import { customerFields } from './customerFields.ts';
import { customers } from './customers.ts';

/** How customers come out of a file. */
export const customerImport: RecordImport<createCustomerMutation, CustomerInput> = {
  resource: customers,
  fields: customerFields,
  creation: createCustomer,
  editing: async () => (await import('./editCustomer.ts')).editCustomer,
};
