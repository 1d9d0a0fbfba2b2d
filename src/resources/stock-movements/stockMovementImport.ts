// Scaffolded by Frontage from `Mutation.createStockMovement`. `frontage pull` keeps your edits.
import type {
  createStockMovementMutation,
  StockMovementInput,
} from '../../../__generated__/createStockMovementMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
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
