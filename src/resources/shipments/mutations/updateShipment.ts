// Scaffolded by Frontage from `Mutation.updateShipment`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  ShipmentPatch,
  updateShipmentMutation,
} from '../../../../__generated__/updateShipmentMutation.graphql.ts';

/** Changes a shipment. */
export const updateShipment: RecordUpdate<
  updateShipmentMutation,
  { readonly id: string },
  ShipmentPatch
> = {
  mutation: graphql`
    mutation updateShipmentMutation($input: UpdateShipmentInput!) {
      updateShipment(input: $input) {
        shipment {
          id
          ...ShipmentRecord_record
        }
      }
    }
  `,
  variables: (shipment, shipmentPatch) => ({ input: { id: shipment.id, shipmentPatch } }),
  read: ({ updateShipment }) => ({ record: updateShipment?.shipment }),
};
