// Scaffolded by Frontage from `Mutation.updateShipment`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editShipment } from './mutations/editShipment.ts';

/** The form that changes a shipment. */
export function ShipmentEdit() {
  return <EditForm editing={editShipment} />;
}

ShipmentEdit.queries = (address: Address) => editQueries(editShipment, address);
