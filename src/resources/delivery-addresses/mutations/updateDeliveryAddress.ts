// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  DeliveryAddressPatch,
  updateDeliveryAddressMutation,
} from '../../../../__generated__/updateDeliveryAddressMutation.graphql.ts';

/** Changes a delivery address. */
export const updateDeliveryAddress: RecordUpdate<
  updateDeliveryAddressMutation,
  { readonly id: string },
  DeliveryAddressPatch
> = {
  mutation: graphql`
    mutation updateDeliveryAddressMutation($input: UpdateDeliveryAddressInput!) {
      updateDeliveryAddress(input: $input) {
        deliveryAddress {
          id
          ...DeliveryAddressRecord_record
        }
      }
    }
  `,
  variables: (deliveryAddress, deliveryAddressPatch) => ({
    input: { id: deliveryAddress.id, deliveryAddressPatch },
  }),
  read: ({ updateDeliveryAddress }) => ({ record: updateDeliveryAddress?.deliveryAddress }),
};
