// Scaffolded by Frontage from `Mutation.deleteDeliveryAddress`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteDeliveryAddressMutation } from '../../../../__generated__/deleteDeliveryAddressMutation.graphql.ts';

/** Deletes one delivery address. */
export const deleteDeliveryAddress: RecordDeletion<
  deleteDeliveryAddressMutation,
  { readonly id: string }
> = {
  mutation: graphql`
    mutation deleteDeliveryAddressMutation($input: DeleteDeliveryAddressInput!) {
      deleteDeliveryAddress(input: $input) {
        __typename
      }
    }
  `,
  variables: (deliveryAddress) => ({ input: { id: deliveryAddress.id } }),
};
