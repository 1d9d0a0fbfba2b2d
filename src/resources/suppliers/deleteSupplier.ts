// Scaffolded by Frontage from `Mutation.deleteSupplier`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
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
