// Scaffolded by Frontage from `Mutation.deleteSupplier`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteSupplierMutation } from '../../../../__generated__/deleteSupplierMutation.graphql.ts';

/** Deletes one supplier. */
export const deleteSupplier: RecordDeletion<deleteSupplierMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteSupplierMutation($input: DeleteSupplierInput!) {
      deleteSupplier(input: $input) {
        __typename
      }
    }
  `,
  variables: (supplier) => ({ input: { id: supplier.id } }),
};
