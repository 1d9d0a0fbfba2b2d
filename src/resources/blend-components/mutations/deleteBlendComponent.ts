// Scaffolded by Frontage from `Mutation.deleteBlendComponent`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteBlendComponentMutation } from '../../../../__generated__/deleteBlendComponentMutation.graphql.ts';

/** Deletes one blend component. */
export const deleteBlendComponent: RecordDeletion<
  deleteBlendComponentMutation,
  { readonly id: string }
> = {
  mutation: graphql`
    mutation deleteBlendComponentMutation($input: DeleteBlendComponentInput!) {
      deleteBlendComponent(input: $input) {
        __typename
      }
    }
  `,
  variables: (blendComponent) => ({ input: { id: blendComponent.id } }),
};
