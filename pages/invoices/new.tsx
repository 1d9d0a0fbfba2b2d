// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
export { InvoiceCreate as default } from '../../src/resources/invoices/InvoiceCreate.tsx';
