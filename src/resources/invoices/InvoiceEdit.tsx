// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editInvoice } from './mutations/editInvoice.ts';

/** The form that changes an invoice. */
export function InvoiceEdit() {
  return <EditForm editing={editInvoice} />;
}

InvoiceEdit.queries = (address: Address) => editQueries(editInvoice, address);
