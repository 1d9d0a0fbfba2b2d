// Scaffolded by Frontage from `Mutation.updateGreenLot`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editGreenLot } from './mutations/editGreenLot.ts';

/** The form that changes a green lot. */
export function GreenLotEdit() {
  return <EditForm editing={editGreenLot} />;
}

GreenLotEdit.queries = (address: Address) => editQueries(editGreenLot, address);
