// Scaffolded by Frontage from `Mutation.createPayment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  createPaymentMutation,
  PaymentInput,
} from '../../../__generated__/createPaymentMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a payment. */
export const createPayment: RecordCreation<createPaymentMutation, PaymentInput> = {
  change: {
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
    read: ({ createPayment }) => ({ record: createPayment?.payment }),
  },
  variables: (payment) => ({ input: { payment } }),
  keyOf: ({ createPayment }) => createPayment?.payment?.id,
};
