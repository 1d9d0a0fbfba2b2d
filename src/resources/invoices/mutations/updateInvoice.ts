// Scaffolded by Frontage from `Mutation.updateInvoice`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  InvoicePatch,
  updateInvoiceMutation,
} from '../../../../__generated__/updateInvoiceMutation.graphql.ts';

/** Changes an invoice. */
export const updateInvoice: RecordUpdate<
  updateInvoiceMutation,
  { readonly id: string },
  InvoicePatch
> = {
  mutation: graphql`
    mutation updateInvoiceMutation($input: UpdateInvoiceInput!) {
      updateInvoice(input: $input) {
        invoice {
          id
          ...InvoiceRecord_record
        }
      }
    }
  `,
  variables: (invoice, invoicePatch) => ({ input: { id: invoice.id, invoicePatch } }),
  read: ({ updateInvoice }) => ({ record: updateInvoice?.invoice }),
};
