// Scaffolded by Frontage from `Query.overdueInvoice`. `frontage pull` keeps your edits.
export { OverdueInvoiceRecord as default } from '../../src/resources/overdue-invoices/OverdueInvoiceRecord.tsx';
