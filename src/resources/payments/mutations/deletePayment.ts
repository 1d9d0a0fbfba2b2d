// Scaffolded by Frontage from `Mutation.deletePayment`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deletePaymentMutation } from '../../../../__generated__/deletePaymentMutation.graphql.ts';

/** Deletes one payment. */
export const deletePayment: RecordDeletion<deletePaymentMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deletePaymentMutation($input: DeletePaymentInput!) {
      deletePayment(input: $input) {
        __typename
      }
    }
  `,
  variables: (payment) => ({ input: { id: payment.id } }),
};
