// Scaffolded by Frontage from `Mutation.deleteStockMovement`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteStockMovementMutation } from '../../../../__generated__/deleteStockMovementMutation.graphql.ts';
import type { RecordDeletion } from '../../../ui/action/recordAction.ts';

/** Deletes one stock movement. */
export const deleteStockMovement: RecordDeletion<
  deleteStockMovementMutation,
  { readonly id: string }
> = {
  mutation: graphql`
    mutation deleteStockMovementMutation($input: DeleteStockMovementInput!) {
      deleteStockMovement(input: $input) {
        __typename
      }
    }
  `,
  variables: (stockMovement) => ({ input: { id: stockMovement.id } }),
};
