// Scaffolded by Frontage from `Mutation.deleteSupplier`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteSupplierMutation } from '../../../__generated__/deleteSupplierMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one supplier. */
export const deleteSupplier: RecordAction<deleteSupplierMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteSupplierMutation($input: DeleteSupplierInput!) {
        deleteSupplier(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (supplier) => ({ input: { id: supplier.id } }),
};
