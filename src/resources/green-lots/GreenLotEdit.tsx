// Scaffolded by Frontage from `Mutation.updateGreenLot`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editGreenLot } from './mutations/editGreenLot.ts';

/** The form that changes a green lot. */
export function GreenLotEdit() {
  return <EditForm editing={editGreenLot} />;
}

GreenLotEdit.queries = (address: Address) => editQueries(editGreenLot, address);
