// Scaffolded by Frontage from `Mutation.deleteInvoice`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteInvoiceMutation } from '../../../__generated__/deleteInvoiceMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one invoice. */
export const deleteInvoice: RecordAction<deleteInvoiceMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteInvoiceMutation($input: DeleteInvoiceInput!) {
        deleteInvoice(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (invoice) => ({ input: { id: invoice.id } }),
};
