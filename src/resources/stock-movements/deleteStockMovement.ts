// Scaffolded by Frontage from `Mutation.deleteStockMovement`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteStockMovementMutation } from '../../../__generated__/deleteStockMovementMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one stock movement. */
export const deleteStockMovement: RecordAction<
  deleteStockMovementMutation,
  { readonly id: string }
> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteStockMovementMutation($input: DeleteStockMovementInput!) {
        deleteStockMovement(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (stockMovement) => ({ input: { id: stockMovement.id } }),
};
