// Scaffolded by Frontage from `Mutation.updateOrder`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editOrder } from './editOrder.ts';

/** The form that changes an order. */
export function OrderEdit() {
  return <EditForm editing={editOrder} />;
}

OrderEdit.queries = (address: Address) => editQueries(editOrder, address);
