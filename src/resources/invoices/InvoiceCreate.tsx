// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
import type {
  createInvoiceMutation,
  InvoiceInput,
} from '../../../__generated__/createInvoiceMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';

const copyFrom = async () => (await import('./editInvoice.ts')).editInvoice;

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./invoicePicker.ts')).invoicePicker,
};

/** The form that makes an invoice. */
export function InvoiceCreate() {
  return (
    <CreateForm<createInvoiceMutation, InvoiceInput>
      resource={invoices}
      fields={invoiceFields}
      creation={async () => (await import('./createInvoice.ts')).createInvoice}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
