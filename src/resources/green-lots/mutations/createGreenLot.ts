// Scaffolded by Frontage from `Mutation.createGreenLot`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createGreenLotMutation,
  GreenLotInput,
} from '../../../../__generated__/createGreenLotMutation.graphql.ts';

/** Creates a green lot. */
export const createGreenLot: RecordCreation<createGreenLotMutation, GreenLotInput> = {
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
  variables: (greenLot) => ({ input: { greenLot } }),
  read: ({ createGreenLot }) => ({ record: createGreenLot?.greenLot }),
};
