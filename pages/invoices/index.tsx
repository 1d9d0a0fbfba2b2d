// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
export { InvoiceList as default } from '../../src/resources/invoices/InvoiceList.tsx';
