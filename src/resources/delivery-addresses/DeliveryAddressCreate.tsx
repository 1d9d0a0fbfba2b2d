// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  DeliveryAddressCreateMutation,
  DeliveryAddressInput,
} from '../../../__generated__/DeliveryAddressCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressFields } from './deliveryAddressFields.ts';

const change: Change<DeliveryAddressCreateMutation> = {
  mutation: graphql`
    mutation DeliveryAddressCreateMutation($input: CreateDeliveryAddressInput!) {
      createDeliveryAddress(input: $input) {
        deliveryAddress {
          id
          ...DeliveryAddressRecord_record
        }
      }
    }
  `,
  read: ({ createDeliveryAddress }) => ({ record: createDeliveryAddress?.deliveryAddress }),
};

/** The form that makes a delivery address. */
export function DeliveryAddressCreate() {
  return (
    <CreateForm<DeliveryAddressCreateMutation, DeliveryAddressInput>
      resource={deliveryAddresses}
      fields={deliveryAddressFields}
      change={change}
      variables={(deliveryAddress) => ({ input: { deliveryAddress } })}
      keyOf={({ createDeliveryAddress }) => createDeliveryAddress?.deliveryAddress?.id}
    />
  );
}
