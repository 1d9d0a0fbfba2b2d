// Scaffolded by Frontage from `Mutation.createRoastBatch`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  RoastBatchCreateMutation,
  RoastBatchInput,
} from '../../../__generated__/RoastBatchCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { roastBatches } from './roastBatches.ts';
import { roastBatchFields } from './roastBatchFields.ts';

const change: Change<RoastBatchCreateMutation> = {
  mutation: graphql`
    mutation RoastBatchCreateMutation($input: CreateRoastBatchInput!) {
      createRoastBatch(input: $input) {
        roastBatch {
          id
          ...RoastBatchRecord_record
        }
      }
    }
  `,
  read: ({ createRoastBatch }) => ({ record: createRoastBatch?.roastBatch }),
};

/** The form that makes a roast batch. */
export function RoastBatchCreate() {
  return (
    <CreateForm<RoastBatchCreateMutation, RoastBatchInput>
      resource={roastBatches}
      fields={roastBatchFields}
      change={change}
      variables={(roastBatch) => ({ input: { roastBatch } })}
      keyOf={({ createRoastBatch }) => createRoastBatch?.roastBatch?.id}
    />
  );
}
