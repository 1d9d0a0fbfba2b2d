// Scaffolded by Frontage from `Query.overdueInvoice`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OverdueInvoiceRecord as default } from '../../src/resources/overdue-invoices/OverdueInvoiceRecord.tsx';
