// Scaffolded by Frontage from the mutations of `Invoice`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { invoices } from './invoices.ts';

/** The operations on invoices. */
export const invoiceOperations = defineOperations({
  resource: invoices,
  fields: async () => (await import('./invoiceFields.ts')).invoiceFields,
  create: async () => (await import('./mutations/createInvoice.ts')).createInvoice,
  edit: async () => (await import('./mutations/editInvoice.ts')).editInvoice,
  state: { field: 'status', choices: invoiceStatus },
  delete: async () => (await import('./mutations/deleteInvoice.ts')).deleteInvoice,
  actions: [
    {
      label: 'Refund',
      isDangerous: true,
      leadsTo: 'REFUNDED',
      mutation: 'refundInvoice',
      load: async () => (await import('./mutations/refundInvoice.ts')).refundInvoice,
    },
  ],
});
