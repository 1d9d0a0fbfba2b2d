// Scaffolded by Frontage from `Mutation.updateOrderLine`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editOrderLine } from './mutations/editOrderLine.ts';

/** The form that changes an order line. */
export function OrderLineEdit() {
  return <EditForm editing={editOrderLine} />;
}

OrderLineEdit.queries = (address: Address) => editQueries(editOrderLine, address);
