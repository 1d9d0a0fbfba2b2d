// Scaffolded by Frontage from `Mutation.updateStockMovement`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editStockMovement } from './mutations/editStockMovement.ts';

/** The form that changes a stock movement. */
export function StockMovementEdit() {
  return <EditForm editing={editStockMovement} />;
}

StockMovementEdit.queries = (address: Address) => editQueries(editStockMovement, address);
