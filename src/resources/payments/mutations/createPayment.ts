// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createPaymentMutation,
  PaymentInput,
} from '../../../../__generated__/createPaymentMutation.graphql.ts';

/** Creates a payment. */
export const createPayment: RecordCreation<createPaymentMutation, PaymentInput> = {
  mutation: graphql`
    mutation createPaymentMutation($input: CreatePaymentInput!) {
      createPayment(input: $input) {
        payment {
          id
          ...PaymentRecord_record
        }
      }
    }
  `,
  variables: (payment) => ({ input: { payment } }),
  read: ({ createPayment }) => ({ record: createPayment?.payment }),
};
