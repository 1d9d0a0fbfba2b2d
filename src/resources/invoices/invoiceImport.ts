// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
import type {
  createInvoiceMutation,
  InvoiceInput,
} from '../../../__generated__/createInvoiceMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createInvoice } from './createInvoice.ts';
import { invoiceFields } from './invoiceFields.ts';
import { invoices } from './invoices.ts';

/** How invoices come out of a file. */
export const invoiceImport: RecordImport<createInvoiceMutation, InvoiceInput> = {
  resource: invoices,
  fields: invoiceFields,
  creation: createInvoice,
  editing: async () => (await import('./editInvoice.ts')).editInvoice,
};
