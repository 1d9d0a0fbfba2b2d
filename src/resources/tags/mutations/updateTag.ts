// Scaffolded by Frontage from `Mutation.updateTag`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  TagPatch,
  updateTagMutation,
} from '../../../../__generated__/updateTagMutation.graphql.ts';

/** Changes a tag. */
export const updateTag: RecordUpdate<updateTagMutation, { readonly id: string }, TagPatch> = {
  mutation: graphql`
    mutation updateTagMutation($input: UpdateTagInput!) {
      updateTag(input: $input) {
        tag {
          id
          ...TagRecord_record
        }
      }
    }
  `,
  variables: (tag, tagPatch) => ({ input: { id: tag.id, tagPatch } }),
  read: ({ updateTag }) => ({ record: updateTag?.tag }),
};
