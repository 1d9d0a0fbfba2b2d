// Scaffolded by Frontage from `Mutation.updateStockMovement`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  StockMovementPatch,
  updateStockMovementMutation,
} from '../../../../__generated__/updateStockMovementMutation.graphql.ts';

/** Changes a stock movement. */
export const updateStockMovement: RecordUpdate<
  updateStockMovementMutation,
  { readonly id: string },
  StockMovementPatch
> = {
  mutation: graphql`
    mutation updateStockMovementMutation($input: UpdateStockMovementInput!) {
      updateStockMovement(input: $input) {
        stockMovement {
          id
          ...StockMovementRecord_record
        }
      }
    }
  `,
  variables: (stockMovement, stockMovementPatch) => ({
    input: { id: stockMovement.id, stockMovementPatch },
  }),
  read: ({ updateStockMovement }) => ({ record: updateStockMovement?.stockMovement }),
};
