// Scaffolded by Frontage from `Mutation.createCustomer`. `frontage pull` keeps your edits.
import type {
  createCustomerMutation,
  CustomerInput,
} from '../../../__generated__/createCustomerMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { customerFields } from './customerFields.ts';
import { customers } from './customers.ts';

const copyFrom = async () => (await import('./editCustomer.ts')).editCustomer;

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./customerPicker.ts')).customerPicker,
};

/** The form that makes a customer. */
export function CustomerCreate() {
  return (
    <CreateForm<createCustomerMutation, CustomerInput>
      resource={customers}
      fields={customerFields}
      creation={async () => (await import('./createCustomer.ts')).createCustomer}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
