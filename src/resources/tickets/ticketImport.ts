// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
import type {
  createTicketMutation,
  TicketInput,
} from '../../../__generated__/createTicketMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createTicket } from './createTicket.ts';
import { ticketFields } from './ticketFields.ts';
import { tickets } from './tickets.ts';

/** How tickets come out of a file. */
export const ticketImport: RecordImport<createTicketMutation, TicketInput> = {
  resource: tickets,
  fields: ticketFields,
  creation: createTicket,
  editing: async () => (await import('./editTicket.ts')).editTicket,
};
