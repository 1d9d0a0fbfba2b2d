// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createShipmentMutation,
  ShipmentInput,
} from '../../../../__generated__/createShipmentMutation.graphql.ts';

/** Creates a shipment. */
export const createShipment: RecordCreation<createShipmentMutation, ShipmentInput> = {
  mutation: graphql`
    mutation createShipmentMutation($input: CreateShipmentInput!) {
      createShipment(input: $input) {
        shipment {
          id
          ...ShipmentRecord_record
        }
      }
    }
  `,
  variables: (shipment) => ({ input: { shipment } }),
  read: ({ createShipment }) => ({ record: createShipment?.shipment }),
};
