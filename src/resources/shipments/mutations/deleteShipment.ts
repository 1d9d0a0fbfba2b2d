// Scaffolded by Frontage from `Mutation.deleteShipment`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteShipmentMutation } from '../../../../__generated__/deleteShipmentMutation.graphql.ts';

/** Deletes one shipment. */
export const deleteShipment: RecordDeletion<deleteShipmentMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteShipmentMutation($input: DeleteShipmentInput!) {
      deleteShipment(input: $input) {
        __typename
      }
    }
  `,
  variables: (shipment) => ({ input: { id: shipment.id } }),
};
