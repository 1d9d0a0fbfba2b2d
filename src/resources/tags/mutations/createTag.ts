// Scaffolded by Frontage from `Mutation.createTag`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createTagMutation,
  TagInput,
} from '../../../../__generated__/createTagMutation.graphql.ts';

/** Creates a tag. */
export const createTag: RecordCreation<createTagMutation, TagInput> = {
  mutation: graphql`
    mutation createTagMutation($input: CreateTagInput!) {
      createTag(input: $input) {
        tag {
          id
          ...TagRecord_record
        }
      }
    }
  `,
  variables: (tag) => ({ input: { tag } }),
  read: ({ createTag }) => ({ record: createTag?.tag }),
};
