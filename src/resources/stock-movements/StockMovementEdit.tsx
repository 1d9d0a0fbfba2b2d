// Scaffolded by Frontage from `Mutation.updateStockMovement`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editStockMovement } from './editStockMovement.ts';

/** The form that changes a stock movement. */
export function StockMovementEdit() {
  return <EditForm editing={editStockMovement} />;
}

StockMovementEdit.queries = (address: Address) => editQueries(editStockMovement, address);
