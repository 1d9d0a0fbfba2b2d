// Scaffolded by Frontage from `Mutation.deleteRoastBatch`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteRoastBatchMutation } from '../../../../__generated__/deleteRoastBatchMutation.graphql.ts';

/** Deletes one roast batch. */
export const deleteRoastBatch: RecordDeletion<deleteRoastBatchMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteRoastBatchMutation($input: DeleteRoastBatchInput!) {
      deleteRoastBatch(input: $input) {
        __typename
      }
    }
  `,
  variables: (roastBatch) => ({ input: { id: roastBatch.id } }),
};
