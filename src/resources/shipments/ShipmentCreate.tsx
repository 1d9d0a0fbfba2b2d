// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { shipmentFields } from './shipmentFields.ts';
import { shipmentOperations } from './shipmentOperations.ts';

const duplicateCheck = {
  by: 'trackingNumber',
  picker: async () => (await import('./pickers/shipmentPicker.ts')).shipmentPicker,
};

/** The form for a new shipment. */
export function ShipmentCreate() {
  return (
    <CreateForm
      operations={shipmentOperations}
      fields={shipmentFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
