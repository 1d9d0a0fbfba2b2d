// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { ticketFields } from './ticketFields.ts';
import { ticketOperations } from './ticketOperations.ts';

const duplicateCheck = {
  by: 'subject',
  picker: async () => (await import('./pickers/ticketPicker.ts')).ticketPicker,
};

/** The form for a new ticket. */
export function TicketCreate() {
  return (
    <CreateForm
      operations={ticketOperations}
      fields={ticketFields}
      duplicateCheck={duplicateCheck}
    />
  );
}
