// Scaffolded by Frontage from `Mutation.deleteSupplier`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteSupplierMutation } from '../../../../__generated__/deleteSupplierMutation.graphql.ts';
import type { RecordDeletion } from '../../../ui/action/recordAction.ts';

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
