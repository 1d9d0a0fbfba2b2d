// Scaffolded by Frontage from `Mutation.createPayment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  createPaymentMutation,
  PaymentInput,
} from '../../../__generated__/createPaymentMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';

const copyFrom = async () => (await import('./editPayment.ts')).editPayment;

/** The form that makes a payment. */
export function PaymentCreate() {
  return (
    <CreateForm<createPaymentMutation, PaymentInput>
      resource={payments}
      fields={paymentFields}
      creation={async () => (await import('./createPayment.ts')).createPayment}
      copyFrom={copyFrom}
    />
  );
}
