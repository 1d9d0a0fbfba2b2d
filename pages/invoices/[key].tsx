// Scaffolded by Frontage from `Query.invoice`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { InvoiceRecord as default } from '../../src/resources/invoices/InvoiceRecord.tsx';
