// Scaffolded by Frontage from `Mutation.createShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ShipmentCreateMutation,
  ShipmentInput,
} from '../../../__generated__/ShipmentCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { shipmentFields } from './shipmentFields.ts';
import { shipments } from './shipments.ts';

const change: Change<ShipmentCreateMutation> = {
  mutation: graphql`
    mutation ShipmentCreateMutation($input: CreateShipmentInput!) {
      createShipment(input: $input) {
        shipment {
          id
          ...ShipmentRecord_record
        }
      }
    }
  `,
  read: ({ createShipment }) => ({ record: createShipment?.shipment }),
};

/** The form that makes a shipment. */
export function ShipmentCreate() {
  return (
    <CreateForm<ShipmentCreateMutation, ShipmentInput>
      resource={shipments}
      fields={shipmentFields}
      change={change}
      variables={(shipment) => ({ input: { shipment } })}
      keyOf={({ createShipment }) => createShipment?.shipment?.id}
    />
  );
}
