// Scaffolded by Frontage from `Mutation.deleteCustomer`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteCustomerMutation } from '../../../__generated__/deleteCustomerMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one customer. */
export const deleteCustomer: RecordAction<deleteCustomerMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteCustomerMutation($input: DeleteCustomerInput!) {
        deleteCustomer(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (customer) => ({ input: { id: customer.id } }),
};
