// Scaffolded by Frontage from `Mutation.updatePayment`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editPayment } from './mutations/editPayment.ts';

/** The form that changes a payment. */
export function PaymentEdit() {
  return <EditForm editing={editPayment} />;
}

PaymentEdit.queries = (address: Address) => editQueries(editPayment, address);
