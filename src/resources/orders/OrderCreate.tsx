// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { orderFields } from './orderFields.ts';
import { orderOperations } from './orderOperations.ts';

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./pickers/orderPicker.ts')).orderPicker,
};
const notCopied = ['number'];

/** The form for a new order. */
export function OrderCreate() {
  return (
    <CreateForm
      operations={orderOperations}
      fields={orderFields}
      duplicateCheck={duplicateCheck}
      notCopied={notCopied}
    />
  );
}
