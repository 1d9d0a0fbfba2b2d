// Scaffolded by Frontage from `Mutation.updateStandingOrder`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editStandingOrder } from './editStandingOrder.ts';

/** The form that changes a standing order. */
export function StandingOrderEdit() {
  return <EditForm editing={editStandingOrder} />;
}

StandingOrderEdit.queries = (address: Address) => editQueries(editStandingOrder, address);
