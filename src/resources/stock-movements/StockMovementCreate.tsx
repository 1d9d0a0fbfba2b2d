// Scaffolded by Frontage from `Mutation.createStockMovement`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { stockMovementFields } from './stockMovementFields.ts';
import { stockMovementOperations } from './stockMovementOperations.ts';

/** The form for a new stock movement. */
export function StockMovementCreate() {
  return <CreateForm operations={stockMovementOperations} fields={stockMovementFields} />;
}
