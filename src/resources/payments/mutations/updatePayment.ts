// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  PaymentPatch,
  updatePaymentMutation,
} from '../../../../__generated__/updatePaymentMutation.graphql.ts';

/** Changes a payment. */
export const updatePayment: RecordUpdate<
  updatePaymentMutation,
  { readonly id: string },
  PaymentPatch
> = {
  mutation: graphql`
    mutation updatePaymentMutation($input: UpdatePaymentInput!) {
      updatePayment(input: $input) {
        payment {
          id
          ...PaymentRecord_record
        }
      }
    }
  `,
  variables: (payment, paymentPatch) => ({ input: { id: payment.id, paymentPatch } }),
  read: ({ updatePayment }) => ({ record: updatePayment?.payment }),
};
