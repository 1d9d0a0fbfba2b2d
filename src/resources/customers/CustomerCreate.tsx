// Scaffolded by Frontage from `Mutation.createCustomer`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { customerFields } from './customerFields.ts';
import { customerOperations } from './customerOperations.ts';

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./pickers/customerPicker.ts')).customerPicker,
};

/** The form for a new customer. */
export function CustomerCreate() {
  return (
    <CreateForm
      operations={customerOperations}
      fields={customerFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
