// Scaffolded by Frontage from `Mutation.updateOrder`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editOrder } from './mutations/editOrder.ts';

/** The form that changes an order. */
export function OrderEdit() {
  return <EditForm editing={editOrder} />;
}

OrderEdit.queries = (address: Address) => editQueries(editOrder, address);
