// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { invoiceFields } from './invoiceFields.ts';
import { invoiceOperations } from './invoiceOperations.ts';

const duplicateCheck = {
  by: 'number',
  picker: async () => (await import('./pickers/invoicePicker.ts')).invoicePicker,
};
const notCopied = ['number'];

/** The form for a new invoice. */
export function InvoiceCreate() {
  return (
    <CreateForm
      operations={invoiceOperations}
      fields={invoiceFields}
      duplicateCheck={duplicateCheck}
      notCopied={notCopied}
    />
  );
}
