// Scaffolded by Frontage from `Mutation.updateGreenLot`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  GreenLotPatch,
  updateGreenLotMutation,
} from '../../../../__generated__/updateGreenLotMutation.graphql.ts';

/** Changes a green lot. */
export const updateGreenLot: RecordUpdate<
  updateGreenLotMutation,
  { readonly id: string },
  GreenLotPatch
> = {
  mutation: graphql`
    mutation updateGreenLotMutation($input: UpdateGreenLotInput!) {
      updateGreenLot(input: $input) {
        greenLot {
          id
          ...GreenLotRecord_record
        }
      }
    }
  `,
  variables: (greenLot, greenLotPatch) => ({ input: { id: greenLot.id, greenLotPatch } }),
  read: ({ updateGreenLot }) => ({ record: updateGreenLot?.greenLot }),
};
