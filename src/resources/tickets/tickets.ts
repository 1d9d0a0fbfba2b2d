// Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
import type { Resource } from '../../address/resource.ts';

export const tickets: Resource = {
  slug: 'tickets',
  label: 'Ticket',
  pluralLabel: 'Tickets',
  description: 'Questions and complaints from customers.',
};
