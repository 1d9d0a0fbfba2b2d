// Scaffolded by Frontage from `Mutation.createStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type {
  createStockMovementMutation,
  StockMovementInput,
} from '../../../__generated__/createStockMovementMutation.graphql.ts';
import type { RecordImport } from '../../ui/batch/import/recordImport.ts';
import { createStockMovement } from './createStockMovement.ts';
import { stockMovementFields } from './stockMovementFields.ts';
import { stockMovements } from './stockMovements.ts';

/** How stock movements come out of a file. */
export const stockMovementImport: RecordImport<createStockMovementMutation, StockMovementInput> = {
  resource: stockMovements,
  fields: stockMovementFields,
  creation: createStockMovement,
  editing: async () => (await import('./editStockMovement.ts')).editStockMovement,
};
