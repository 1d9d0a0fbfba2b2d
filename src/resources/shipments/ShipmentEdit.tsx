// Scaffolded by Frontage from `Mutation.updateShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editShipment } from './editShipment.ts';

/** The form that changes a shipment. */
export function ShipmentEdit() {
  return <EditForm editing={editShipment} />;
}

ShipmentEdit.queries = (address: Address) => editQueries(editShipment, address);
