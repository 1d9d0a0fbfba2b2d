// Scaffolded by Frontage from `Mutation.createGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  GreenLotCreateMutation,
  GreenLotInput,
} from '../../../__generated__/GreenLotCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { greenLotFields } from './greenLotFields.ts';
import { greenLots } from './greenLots.ts';

const change: Change<GreenLotCreateMutation> = {
  mutation: graphql`
    mutation GreenLotCreateMutation($input: CreateGreenLotInput!) {
      createGreenLot(input: $input) {
        greenLot {
          id
          ...GreenLotRecord_record
        }
      }
    }
  `,
  read: ({ createGreenLot }) => ({ record: createGreenLot?.greenLot }),
};

/** The form that makes a green lot. */
export function GreenLotCreate() {
  return (
    <CreateForm<GreenLotCreateMutation, GreenLotInput>
      resource={greenLots}
      fields={greenLotFields}
      change={change}
      variables={(greenLot) => ({ input: { greenLot } })}
      keyOf={({ createGreenLot }) => createGreenLot?.greenLot?.id}
    />
  );
}
