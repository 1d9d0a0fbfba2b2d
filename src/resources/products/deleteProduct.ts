// Scaffolded by Frontage from `Mutation.deleteProduct`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteProductMutation } from '../../../__generated__/deleteProductMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one product. */
export const deleteProduct: RecordAction<deleteProductMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteProductMutation($input: DeleteProductInput!) {
        deleteProduct(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (product) => ({ input: { id: product.id } }),
};
