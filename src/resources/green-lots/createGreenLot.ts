// Scaffolded by Frontage from `Mutation.createGreenLot`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  createGreenLotMutation,
  GreenLotInput,
} from '../../../__generated__/createGreenLotMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a green lot. */
export const createGreenLot: RecordCreation<createGreenLotMutation, GreenLotInput> = {
  change: {
    mutation: graphql`
      mutation createGreenLotMutation($input: CreateGreenLotInput!) {
        createGreenLot(input: $input) {
          greenLot {
            id
            ...GreenLotRecord_record
          }
        }
      }
    `,
    read: ({ createGreenLot }) => ({ record: createGreenLot?.greenLot }),
  },
  variables: (greenLot) => ({ input: { greenLot } }),
  keyOf: ({ createGreenLot }) => createGreenLot?.greenLot?.id,
};
