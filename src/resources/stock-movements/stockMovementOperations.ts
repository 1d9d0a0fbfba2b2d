// Scaffolded by Frontage from the mutations of `StockMovement`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { stockMovements } from './stockMovements.ts';

/** The operations on stock movements. */
export const stockMovementOperations = defineOperations({
  resource: stockMovements,
  fields: async () => (await import('./stockMovementFields.ts')).stockMovementFields,
  create: async () => (await import('./mutations/createStockMovement.ts')).createStockMovement,
  edit: async () => (await import('./mutations/editStockMovement.ts')).editStockMovement,
  delete: async () => (await import('./mutations/deleteStockMovement.ts')).deleteStockMovement,
});
