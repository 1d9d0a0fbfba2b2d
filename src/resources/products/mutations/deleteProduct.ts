// Scaffolded by Frontage from `Mutation.deleteProduct`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteProductMutation } from '../../../../__generated__/deleteProductMutation.graphql.ts';

/** Deletes one product. */
export const deleteProduct: RecordDeletion<deleteProductMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteProductMutation($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        __typename
      }
    }
  `,
  variables: (product) => ({ input: { id: product.id } }),
};
