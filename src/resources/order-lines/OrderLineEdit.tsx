// Scaffolded by Frontage from `Mutation.updateOrderLine`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editOrderLine } from './mutations/editOrderLine.ts';

/** The form that changes an order line. */
export function OrderLineEdit() {
  return <EditForm editing={editOrderLine} />;
}

OrderLineEdit.queries = (address: Address) => editQueries(editOrderLine, address);
