// Scaffolded by Frontage from `Mutation.deleteVariant`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteVariantMutation } from '../../../../__generated__/deleteVariantMutation.graphql.ts';

/** Deletes one variant. */
export const deleteVariant: RecordDeletion<deleteVariantMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteVariantMutation($input: DeleteVariantInput!) {
      deleteVariant(input: $input) {
        __typename
      }
    }
  `,
  variables: (variant) => ({ input: { id: variant.id } }),
};
