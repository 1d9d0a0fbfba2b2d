// Scaffolded by Frontage from `Mutation.createStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
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
