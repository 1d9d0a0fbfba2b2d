// Scaffolded by Frontage from `Mutation.createInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  createInvoiceMutation,
  InvoiceInput,
} from '../../../__generated__/createInvoiceMutation.graphql.ts';
import type { RecordImport } from '../../ui/batch/import/recordImport.ts';
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
