// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editInvoice } from './mutations/editInvoice.ts';

/** The form that changes an invoice. */
export function InvoiceEdit() {
  return <EditForm editing={editInvoice} />;
}

InvoiceEdit.queries = (address: Address) => editQueries(editInvoice, address);
