// Scaffolded by Frontage from `Mutation.updateCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  CustomerPatch,
  updateCustomerMutation,
} from '../../../__generated__/updateCustomerMutation.graphql.ts';
import type { RecordUpdate } from '../../ui/form/recordChange.ts';

/** Changes a customer. */
export const updateCustomer: RecordUpdate<
  updateCustomerMutation,
  { readonly id: string },
  Partial<CustomerPatch>
> = {
  change: {
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
    read: ({ updateCustomer }) => ({ record: updateCustomer?.customer }),
  },
  variables: (customer, customerPatch) => ({ input: { id: customer.id, customerPatch } }),
  keyOf: ({ updateCustomer }) => updateCustomer?.customer?.id,
};
