// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { paymentFields } from './paymentFields.ts';
import { paymentOperations } from './paymentOperations.ts';

const duplicateCheck = {
  by: 'reference',
  picker: async () => (await import('./pickers/paymentPicker.ts')).paymentPicker,
};

/** The form for a new payment. */
export function PaymentCreate() {
  return (
    <CreateForm
      operations={paymentOperations}
      fields={paymentFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
