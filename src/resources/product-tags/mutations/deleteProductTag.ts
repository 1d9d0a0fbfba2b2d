// Scaffolded by Frontage from `Mutation.deleteProductTag`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteProductTagMutation } from '../../../../__generated__/deleteProductTagMutation.graphql.ts';

/** Deletes one product tag. */
export const deleteProductTag: RecordDeletion<deleteProductTagMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteProductTagMutation($input: DeleteProductTagInput!) {
      deleteProductTag(input: $input) {
        __typename
      }
    }
  `,
  variables: (productTag) => ({ input: { id: productTag.id } }),
};
