// Scaffolded by Frontage from `Mutation.deleteInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { deleteInvoiceMutation } from '../../../__generated__/deleteInvoiceMutation.graphql.ts';
import type { InvoiceActions_record$data } from '../../../__generated__/InvoiceActions_record.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one invoice. */
export const deleteInvoice: RecordAction<deleteInvoiceMutation, InvoiceActions_record$data> = {
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
