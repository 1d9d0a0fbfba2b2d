// Scaffolded by Frontage from `Mutation.deleteInvoice`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteInvoiceMutation } from '../../../../__generated__/deleteInvoiceMutation.graphql.ts';

/** Deletes one invoice. */
export const deleteInvoice: RecordDeletion<deleteInvoiceMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteInvoiceMutation($input: DeleteInvoiceInput!) {
      deleteInvoice(input: $input) {
        __typename
      }
    }
  `,
  variables: (invoice) => ({ input: { id: invoice.id } }),
};
