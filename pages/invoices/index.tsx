// Scaffolded by Frontage from `Query.invoices`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { InvoiceList as default } from '../../src/resources/invoices/InvoiceList.tsx';
