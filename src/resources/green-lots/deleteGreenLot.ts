// Scaffolded by Frontage from `Mutation.deleteGreenLot`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteGreenLotMutation } from '../../../__generated__/deleteGreenLotMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one green lot. */
export const deleteGreenLot: RecordAction<deleteGreenLotMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteGreenLotMutation($input: DeleteGreenLotInput!) {
        deleteGreenLot(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (greenLot) => ({ input: { id: greenLot.id } }),
};
