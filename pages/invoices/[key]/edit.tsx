// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
export { InvoiceEdit as default } from '../../../src/resources/invoices/InvoiceEdit.tsx';
