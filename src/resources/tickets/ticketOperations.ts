// Scaffolded by Frontage from the mutations of `Ticket`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { tickets } from './tickets.ts';

/** The operations on tickets. */
export const ticketOperations = defineOperations({
  resource: tickets,
  fields: async () => (await import('./ticketFields.ts')).ticketFields,
  create: async () => (await import('./mutations/createTicket.ts')).createTicket,
  edit: async () => (await import('./mutations/editTicket.ts')).editTicket,
  state: { field: 'status', choices: ticketStatus },
  delete: async () => (await import('./mutations/deleteTicket.ts')).deleteTicket,
  actions: [
    {
      label: 'Close',
      leadsTo: 'CLOSED',
      mutation: 'closeTickets',
      load: async () => (await import('./mutations/closeTickets.ts')).closeTickets,
    },
  ],
});
