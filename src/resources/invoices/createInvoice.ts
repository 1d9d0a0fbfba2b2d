// Scaffolded by Frontage from `Mutation.createInvoice`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  createInvoiceMutation,
  InvoiceInput,
} from '../../../__generated__/createInvoiceMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes an invoice. */
export const createInvoice: RecordCreation<createInvoiceMutation, InvoiceInput> = {
  change: {
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
    read: ({ createInvoice }) => ({ record: createInvoice?.invoice }),
  },
  variables: (invoice) => ({ input: { invoice } }),
  keyOf: ({ createInvoice }) => createInvoice?.invoice?.id,
};
