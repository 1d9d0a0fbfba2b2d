// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createDeliveryAddressMutation,
  DeliveryAddressInput,
} from '../../../../__generated__/createDeliveryAddressMutation.graphql.ts';

/** Creates a delivery address. */
export const createDeliveryAddress: RecordCreation<
  createDeliveryAddressMutation,
  DeliveryAddressInput
> = {
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
  variables: (deliveryAddress) => ({ input: { deliveryAddress } }),
  read: ({ createDeliveryAddress }) => ({ record: createDeliveryAddress?.deliveryAddress }),
};
