// Scaffolded by Frontage from the mutations of `Invoice`. `frontage pull` keeps your edits.
import type { InvoiceTable_rows$data } from '../../../__generated__/InvoiceTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several invoices at once. */
export const invoiceBulk: BulkWork<InvoiceTable_rows$data[number]> = {
  actions: [
    {
      label: 'Refund',
      isDangerous: true,
      load: async () => (await import('./refundInvoice.ts')).refundInvoice,
    },
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteInvoice.ts')).deleteInvoice,
    },
  ],
  edit: {
    fields: async () => (await import('./invoiceFields.ts')).invoiceFields,
    update: async () => (await import('./updateInvoice.ts')).updateInvoice,
    editing: async () => (await import('./editInvoice.ts')).editInvoice,
  },
};
