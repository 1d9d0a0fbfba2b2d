// Scaffolded by Frontage from the mutations of `Ticket`. `frontage pull` keeps your edits.
import type { TicketTable_rows$data } from '../../../__generated__/TicketTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several tickets at once. */
export const ticketBulk: BulkWork<TicketTable_rows$data[number]> = {
  actions: [
    { label: 'Close', load: async () => (await import('./closeTickets.ts')).closeTickets },
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteTicket.ts')).deleteTicket,
    },
  ],
  edit: {
    fields: async () => (await import('./ticketFields.ts')).ticketFields,
    update: async () => (await import('./updateTicket.ts')).updateTicket,
    editing: async () => (await import('./editTicket.ts')).editTicket,
  },
};
