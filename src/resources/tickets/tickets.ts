// Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const tickets: Resource = {
  slug: 'tickets',
  label: 'Ticket',
  pluralLabel: 'Tickets',
  icon: 'life-buoy',
  description: 'Questions and complaints from customers.',
  type: 'Ticket',
  roots: {
    list: 'tickets',
    record: 'ticket',
    create: 'createTicket',
    edit: 'updateTicket',
    delete: 'deleteTicket',
  },
  inputs: { create: 'TicketInput', edit: 'TicketPatch' },
};
