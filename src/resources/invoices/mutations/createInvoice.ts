// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createInvoiceMutation,
  InvoiceInput,
} from '../../../../__generated__/createInvoiceMutation.graphql.ts';

/** Creates an invoice. */
export const createInvoice: RecordCreation<createInvoiceMutation, InvoiceInput> = {
  mutation: graphql`
    mutation createInvoiceMutation($input: CreateInvoiceInput!) {
      createInvoice(input: $input) {
        invoice {
          id
          ...InvoiceRecord_record
        }
      }
    }
  `,
  variables: (invoice) => ({ input: { invoice } }),
  read: ({ createInvoice }) => ({ record: createInvoice?.invoice }),
};
