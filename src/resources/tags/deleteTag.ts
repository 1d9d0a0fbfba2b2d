// Scaffolded by Frontage from `Mutation.deleteTag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteTagMutation } from '../../../__generated__/deleteTagMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one tag. */
export const deleteTag: RecordAction<deleteTagMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteTagMutation($input: DeleteTagInput!) {
        deleteTag(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (tag) => ({ input: { id: tag.id } }),
};
