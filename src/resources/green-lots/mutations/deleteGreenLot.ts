// Scaffolded by Frontage from `Mutation.deleteGreenLot`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteGreenLotMutation } from '../../../../__generated__/deleteGreenLotMutation.graphql.ts';

/** Deletes one green lot. */
export const deleteGreenLot: RecordDeletion<deleteGreenLotMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteGreenLotMutation($input: DeleteGreenLotInput!) {
      deleteGreenLot(input: $input) {
        __typename
      }
    }
  `,
  variables: (greenLot) => ({ input: { id: greenLot.id } }),
};
