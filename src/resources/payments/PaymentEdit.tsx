// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editPayment } from './mutations/editPayment.ts';

/** The form that changes a payment. */
export function PaymentEdit() {
  return <EditForm editing={editPayment} />;
}

PaymentEdit.queries = (address: Address) => editQueries(editPayment, address);
