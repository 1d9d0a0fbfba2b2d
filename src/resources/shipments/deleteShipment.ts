// Scaffolded by Frontage from `Mutation.deleteShipment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteShipmentMutation } from '../../../__generated__/deleteShipmentMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one shipment. */
export const deleteShipment: RecordAction<deleteShipmentMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteShipmentMutation($input: DeleteShipmentInput!) {
        deleteShipment(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (shipment) => ({ input: { id: shipment.id } }),
};
