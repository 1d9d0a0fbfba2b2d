// Scaffolded by Frontage from `Mutation.createStockMovement`. `frontage pull` keeps your edits.
import type {
  createStockMovementMutation,
  StockMovementInput,
} from '../../../__generated__/createStockMovementMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { stockMovementFields } from './stockMovementFields.ts';
import { stockMovements } from './stockMovements.ts';

const copyFrom = async () => (await import('./editStockMovement.ts')).editStockMovement;

/** The form that makes a stock movement. */
export function StockMovementCreate() {
  return (
    <CreateForm<createStockMovementMutation, StockMovementInput>
      resource={stockMovements}
      fields={stockMovementFields}
      creation={async () => (await import('./createStockMovement.ts')).createStockMovement}
      copyFrom={copyFrom}
    />
  );
}
