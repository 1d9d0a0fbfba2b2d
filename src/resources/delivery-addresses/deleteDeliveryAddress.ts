// Scaffolded by Frontage from `Mutation.deleteDeliveryAddress`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteDeliveryAddressMutation } from '../../../__generated__/deleteDeliveryAddressMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one delivery address. */
export const deleteDeliveryAddress: RecordAction<
  deleteDeliveryAddressMutation,
  { readonly id: string }
> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteDeliveryAddressMutation($input: DeleteDeliveryAddressInput!) {
        deleteDeliveryAddress(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (deliveryAddress) => ({ input: { id: deliveryAddress.id } }),
};
