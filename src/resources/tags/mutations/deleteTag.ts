// Scaffolded by Frontage from `Mutation.deleteTag`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteTagMutation } from '../../../../__generated__/deleteTagMutation.graphql.ts';

/** Deletes one tag. */
export const deleteTag: RecordDeletion<deleteTagMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteTagMutation($input: DeleteTagInput!) {
      deleteTag(input: $input) {
        __typename
      }
    }
  `,
  variables: (tag) => ({ input: { id: tag.id } }),
};
