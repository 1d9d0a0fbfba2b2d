// Scaffolded by Frontage from `Mutation.createStockMovement`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createStockMovementMutation,
  StockMovementInput,
} from '../../../../__generated__/createStockMovementMutation.graphql.ts';

/** Creates a stock movement. */
export const createStockMovement: RecordCreation<createStockMovementMutation, StockMovementInput> =
  {
    mutation: graphql`
      mutation createStockMovementMutation($input: CreateStockMovementInput!) {
        createStockMovement(input: $input) {
          stockMovement {
            id
            ...StockMovementRecord_record
          }
        }
      }
    `,
    variables: (stockMovement) => ({ input: { stockMovement } }),
    read: ({ createStockMovement }) => ({ record: createStockMovement?.stockMovement }),
  };
