// Scaffolded by Frontage from `Mutation.deleteStockMovement`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteStockMovementMutation } from '../../../../__generated__/deleteStockMovementMutation.graphql.ts';

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
