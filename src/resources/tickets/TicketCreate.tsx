// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
import type {
  createTicketMutation,
  TicketInput,
} from '../../../__generated__/createTicketMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { ticketFields } from './ticketFields.ts';
import { tickets } from './tickets.ts';

const copyFrom = async () => (await import('./editTicket.ts')).editTicket;

const duplicateCheck = {
  by: 'subject',
  picker: async () => (await import('./ticketPicker.ts')).ticketPicker,
};

/** The form that makes a ticket. */
export function TicketCreate() {
  return (
    <CreateForm<createTicketMutation, TicketInput>
      resource={tickets}
      fields={ticketFields}
      creation={async () => (await import('./createTicket.ts')).createTicket}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
