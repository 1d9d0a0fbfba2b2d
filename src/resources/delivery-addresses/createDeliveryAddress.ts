// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  createDeliveryAddressMutation,
  DeliveryAddressInput,
} from '../../../__generated__/createDeliveryAddressMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a delivery address. */
export const createDeliveryAddress: RecordCreation<
  createDeliveryAddressMutation,
  DeliveryAddressInput
> = {
  change: {
    mutation: graphql`
      mutation createDeliveryAddressMutation($input: CreateDeliveryAddressInput!) {
        createDeliveryAddress(input: $input) {
          deliveryAddress {
            id
            ...DeliveryAddressRecord_record
          }
        }
      }
    `,
    read: ({ createDeliveryAddress }) => ({ record: createDeliveryAddress?.deliveryAddress }),
  },
  variables: (deliveryAddress) => ({ input: { deliveryAddress } }),
  keyOf: ({ createDeliveryAddress }) => createDeliveryAddress?.deliveryAddress?.id,
};
