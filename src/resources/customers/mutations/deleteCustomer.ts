// Scaffolded by Frontage from `Mutation.deleteCustomer`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteCustomerMutation } from '../../../../__generated__/deleteCustomerMutation.graphql.ts';
import type { RecordDeletion } from '../../../ui/action/recordAction.ts';

/** Deletes one customer. */
export const deleteCustomer: RecordDeletion<deleteCustomerMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteCustomerMutation($input: DeleteCustomerInput!) {
      deleteCustomer(input: $input) {
        __typename
      }
    }
  `,
  variables: (customer) => ({ input: { id: customer.id } }),
};
