// Scaffolded by Frontage from `Mutation.updateCustomer`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  CustomerPatch,
  updateCustomerMutation,
} from '../../../../__generated__/updateCustomerMutation.graphql.ts';

/** Changes a customer. */
export const updateCustomer: RecordUpdate<
  updateCustomerMutation,
  { readonly id: string },
  CustomerPatch
> = {
  mutation: graphql`
    mutation updateCustomerMutation($input: UpdateCustomerInput!) {
      updateCustomer(input: $input) {
        customer {
          id
          ...CustomerRecord_record
        }
      }
    }
  `,
  variables: (customer, customerPatch) => ({ input: { id: customer.id, customerPatch } }),
  read: ({ updateCustomer }) => ({ record: updateCustomer?.customer }),
};
