// Scaffolded by Frontage from `Mutation.createInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { InvoiceCreate as default } from '../../src/resources/invoices/InvoiceCreate.tsx';
