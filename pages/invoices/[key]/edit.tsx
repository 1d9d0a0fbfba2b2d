// Scaffolded by Frontage from `Mutation.updateInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
export { InvoiceEdit as default } from '../../../src/resources/invoices/InvoiceEdit.tsx';
