// Scaffolded by Frontage from `Mutation.updateRoastBatch`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  RoastBatchPatch,
  updateRoastBatchMutation,
} from '../../../../__generated__/updateRoastBatchMutation.graphql.ts';

/** Changes a roast batch. */
export const updateRoastBatch: RecordUpdate<
  updateRoastBatchMutation,
  { readonly id: string },
  RoastBatchPatch
> = {
  mutation: graphql`
    mutation updateRoastBatchMutation($input: UpdateRoastBatchInput!) {
      updateRoastBatch(input: $input) {
        roastBatch {
          id
          ...RoastBatchRecord_record
        }
      }
    }
  `,
  variables: (roastBatch, roastBatchPatch) => ({ input: { id: roastBatch.id, roastBatchPatch } }),
  read: ({ updateRoastBatch }) => ({ record: updateRoastBatch?.roastBatch }),
};
