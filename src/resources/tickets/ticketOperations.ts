// Scaffolded by Frontage from the mutations of `Ticket`. `frontage pull` keeps your edits.
import { defineOperations } from '../../ui/action/recordOperations.ts';
import { tickets } from './tickets.ts';

/** What can be done with tickets. */
export const ticketOperations = defineOperations({
  resource: tickets,
  fields: async () => (await import('./ticketFields.ts')).ticketFields,
  create: async () => (await import('./createTicket.ts')).createTicket,
  edit: async () => (await import('./editTicket.ts')).editTicket,
  delete: async () => (await import('./deleteTicket.ts')).deleteTicket,
  actions: [{ label: 'Close', load: async () => (await import('./closeTickets.ts')).closeTickets }],
});
