// Scaffolded by Frontage from `Mutation.updateTicket`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editTicket } from './mutations/editTicket.ts';

/** The form that changes a ticket. */
export function TicketEdit() {
  return <EditForm editing={editTicket} />;
}

TicketEdit.queries = (address: Address) => editQueries(editTicket, address);
