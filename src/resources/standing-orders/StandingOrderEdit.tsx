// Scaffolded by Frontage from `Mutation.updateStandingOrder`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editStandingOrder } from './mutations/editStandingOrder.ts';

/** The form that changes a standing order. */
export function StandingOrderEdit() {
  return <EditForm editing={editStandingOrder} />;
}

StandingOrderEdit.queries = (address: Address) => editQueries(editStandingOrder, address);
