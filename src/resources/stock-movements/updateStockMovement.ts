// Scaffolded by Frontage from `Mutation.updateStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  StockMovementPatch,
  updateStockMovementMutation,
} from '../../../__generated__/updateStockMovementMutation.graphql.ts';
import type { RecordUpdate } from '../../ui/form/recordChange.ts';

/** Changes a stock movement. */
export const updateStockMovement: RecordUpdate<
  updateStockMovementMutation,
  { readonly id: string },
  Partial<StockMovementPatch>
> = {
  change: {
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
    read: ({ updateStockMovement }) => ({ record: updateStockMovement?.stockMovement }),
  },
  variables: (stockMovement, stockMovementPatch) => ({
    input: { id: stockMovement.id, stockMovementPatch },
  }),
  keyOf: ({ updateStockMovement }) => updateStockMovement?.stockMovement?.id,
};
