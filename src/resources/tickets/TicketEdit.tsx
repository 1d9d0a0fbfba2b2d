// Scaffolded by Frontage from `Mutation.updateTicket`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editTicket } from './mutations/editTicket.ts';

/** The form that changes a ticket. */
export function TicketEdit() {
  return <EditForm editing={editTicket} />;
}

TicketEdit.queries = (address: Address) => editQueries(editTicket, address);
