// Scaffolded by Frontage from `Mutation.updateStockMovement`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editStockMovement } from './mutations/editStockMovement.ts';

/** The form that changes a stock movement. */
export function StockMovementEdit() {
  return <EditForm editing={editStockMovement} />;
}

StockMovementEdit.queries = (address: Address) => editQueries(editStockMovement, address);
