// Scaffolded by Frontage from `Mutation.deletePayment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deletePaymentMutation } from '../../../__generated__/deletePaymentMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one payment. */
export const deletePayment: RecordAction<deletePaymentMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deletePaymentMutation($input: DeletePaymentInput!) {
        deletePayment(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (payment) => ({ input: { id: payment.id } }),
};
