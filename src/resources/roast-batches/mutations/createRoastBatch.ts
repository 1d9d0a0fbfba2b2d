// Scaffolded by Frontage from `Mutation.createRoastBatch`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createRoastBatchMutation,
  RoastBatchInput,
} from '../../../../__generated__/createRoastBatchMutation.graphql.ts';

/** Creates a roast batch. */
export const createRoastBatch: RecordCreation<createRoastBatchMutation, RoastBatchInput> = {
  mutation: graphql`
    mutation createRoastBatchMutation($input: CreateRoastBatchInput!) {
      createRoastBatch(input: $input) {
        roastBatch {
          id
          ...RoastBatchRecord_record
        }
      }
    }
  `,
  variables: (roastBatch) => ({ input: { roastBatch } }),
  read: ({ createRoastBatch }) => ({ record: createRoastBatch?.roastBatch }),
};
