// Scaffolded by Frontage from `Mutation.createPayment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  PaymentCreateMutation,
  PaymentInput,
} from '../../../__generated__/PaymentCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { paymentFields } from './paymentFields.ts';
import { payments } from './payments.ts';

const change: Change<PaymentCreateMutation> = {
  mutation: graphql`
    mutation PaymentCreateMutation($input: CreatePaymentInput!) {
      createPayment(input: $input) {
        payment {
          id
          ...PaymentRecord_record
        }
      }
    }
  `,
  read: ({ createPayment }) => ({ record: createPayment?.payment }),
};

/** The form that makes a payment. */
export function PaymentCreate() {
  return (
    <CreateForm<PaymentCreateMutation, PaymentInput>
      resource={payments}
      fields={paymentFields}
      change={change}
      variables={(payment) => ({ input: { payment } })}
      keyOf={({ createPayment }) => createPayment?.payment?.id}
    />
  );
}
