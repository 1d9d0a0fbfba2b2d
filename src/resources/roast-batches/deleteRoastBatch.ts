// Scaffolded by Frontage from `Mutation.deleteRoastBatch`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteRoastBatchMutation } from '../../../__generated__/deleteRoastBatchMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one roast batch. */
export const deleteRoastBatch: RecordAction<deleteRoastBatchMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteRoastBatchMutation($input: DeleteRoastBatchInput!) {
        deleteRoastBatch(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (roastBatch) => ({ input: { id: roastBatch.id } }),
};
