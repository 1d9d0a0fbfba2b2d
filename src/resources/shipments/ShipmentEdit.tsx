// Scaffolded by Frontage from `Mutation.updateShipment`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editShipment } from './mutations/editShipment.ts';

/** The form that changes a shipment. */
export function ShipmentEdit() {
  return <EditForm editing={editShipment} />;
}

ShipmentEdit.queries = (address: Address) => editQueries(editShipment, address);
