// Scaffolded by Frontage from `Mutation.updateOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editOrderLine } from './editOrderLine.ts';

/** The form that changes an order line. */
export function OrderLineEdit() {
  return <EditForm editing={editOrderLine} />;
}

OrderLineEdit.queries = (address: Address) => editQueries(editOrderLine, address);
