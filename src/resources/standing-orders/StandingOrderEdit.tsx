// Scaffolded by Frontage from `Mutation.updateStandingOrder`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editStandingOrder } from './mutations/editStandingOrder.ts';

/** The form that changes a standing order. */
export function StandingOrderEdit() {
  return <EditForm editing={editStandingOrder} />;
}

StandingOrderEdit.queries = (address: Address) => editQueries(editStandingOrder, address);
