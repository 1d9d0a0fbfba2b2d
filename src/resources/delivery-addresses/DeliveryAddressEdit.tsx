// Scaffolded by Frontage from `Mutation.updateDeliveryAddress`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editDeliveryAddress } from './mutations/editDeliveryAddress.ts';

/** The form that changes a delivery address. */
export function DeliveryAddressEdit() {
  return <EditForm editing={editDeliveryAddress} />;
}

DeliveryAddressEdit.queries = (address: Address) => editQueries(editDeliveryAddress, address);
