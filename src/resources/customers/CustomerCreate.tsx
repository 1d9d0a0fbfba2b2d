// Scaffolded by Frontage from `Mutation.createCustomer`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  CustomerCreateMutation,
  CustomerInput,
} from '../../../__generated__/CustomerCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { customerFields } from './customerFields.ts';
import { customers } from './customers.ts';

const change: Change<CustomerCreateMutation> = {
  mutation: graphql`
    mutation CustomerCreateMutation($input: CreateCustomerInput!) {
      createCustomer(input: $input) {
        customer {
          id
          ...CustomerRecord_record
        }
      }
    }
  `,
  read: ({ createCustomer }) => ({ record: createCustomer?.customer }),
};

/** The form that makes a customer. */
export function CustomerCreate() {
  return (
    <CreateForm<CustomerCreateMutation, CustomerInput>
      resource={customers}
      fields={customerFields}
      change={change}
      variables={(customer) => ({ input: { customer } })}
      keyOf={({ createCustomer }) => createCustomer?.customer?.id}
    />
  );
}
