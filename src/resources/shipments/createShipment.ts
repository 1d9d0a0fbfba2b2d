// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  createShipmentMutation,
  ShipmentInput,
} from '../../../__generated__/createShipmentMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a shipment. */
export const createShipment: RecordCreation<createShipmentMutation, ShipmentInput> = {
  change: {
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
    read: ({ createShipment }) => ({ record: createShipment?.shipment }),
  },
  variables: (shipment) => ({ input: { shipment } }),
  keyOf: ({ createShipment }) => createShipment?.shipment?.id,
};
