// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editDeliveryAddress } from './mutations/editDeliveryAddress.ts';

/** The form that changes a delivery address. */
export function DeliveryAddressEdit() {
  return <EditForm editing={editDeliveryAddress} />;
}

DeliveryAddressEdit.queries = (address: Address) => editQueries(editDeliveryAddress, address);
