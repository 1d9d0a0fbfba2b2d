// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
export { InvoiceRecord as default } from '../../src/resources/invoices/InvoiceRecord.tsx';
