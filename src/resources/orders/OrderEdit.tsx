// Scaffolded by Frontage from `Mutation.updateOrder`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editOrder } from './mutations/editOrder.ts';

/** The form that changes an order. */
export function OrderEdit() {
  return <EditForm editing={editOrder} />;
}

OrderEdit.queries = (address: Address) => editQueries(editOrder, address);
