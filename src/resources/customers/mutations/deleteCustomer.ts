// Scaffolded by Frontage from `Mutation.deleteCustomer`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteCustomerMutation } from '../../../../__generated__/deleteCustomerMutation.graphql.ts';

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
