// Scaffolded by Frontage from `Query.overdueInvoices`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
export { OverdueInvoiceList as default } from '../../src/resources/overdue-invoices/OverdueInvoiceList.tsx';
