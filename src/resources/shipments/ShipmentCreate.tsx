// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
import type {
  createShipmentMutation,
  ShipmentInput,
} from '../../../__generated__/createShipmentMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { shipmentFields } from './shipmentFields.ts';
import { shipments } from './shipments.ts';

const copyFrom = async () => (await import('./editShipment.ts')).editShipment;

const duplicateCheck = {
  by: 'trackingNumber',
  picker: async () => (await import('./shipmentPicker.ts')).shipmentPicker,
};

/** The form that makes a shipment. */
export function ShipmentCreate() {
  return (
    <CreateForm<createShipmentMutation, ShipmentInput>
      resource={shipments}
      fields={shipmentFields}
      creation={async () => (await import('./createShipment.ts')).createShipment}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
