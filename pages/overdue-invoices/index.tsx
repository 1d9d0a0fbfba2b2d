// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
export { OverdueInvoiceList as default } from '../../src/resources/overdue-invoices/OverdueInvoiceList.tsx';
