// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
import type {
  createPaymentMutation,
  PaymentInput,
} from '../../../__generated__/createPaymentMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';

const copyFrom = async () => (await import('./editPayment.ts')).editPayment;

const duplicateCheck = {
  by: 'reference',
  picker: async () => (await import('./paymentPicker.ts')).paymentPicker,
};

/** The form that makes a payment. */
export function PaymentCreate() {
  return (
    <CreateForm<createPaymentMutation, PaymentInput>
      resource={payments}
      fields={paymentFields}
      creation={async () => (await import('./createPayment.ts')).createPayment}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
