// Scaffolded by Frontage from `Mutation.createCustomer`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createCustomerMutation,
  CustomerInput,
} from '../../../../__generated__/createCustomerMutation.graphql.ts';

/** Creates a customer. */
export const createCustomer: RecordCreation<createCustomerMutation, CustomerInput> = {
  mutation: graphql`
    mutation createCustomerMutation($input: CreateCustomerInput!) {
      createCustomer(input: $input) {
        customer {
          id
          ...CustomerRecord_record
        }
      }
    }
  `,
  variables: (customer) => ({ input: { customer } }),
  read: ({ createCustomer }) => ({ record: createCustomer?.customer }),
};
