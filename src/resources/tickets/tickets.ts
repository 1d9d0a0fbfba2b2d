// Scaffolded by Frontage from the type `Ticket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const tickets: Resource = {
  slug: 'tickets',
  label: 'Ticket',
  pluralLabel: 'Tickets',
  description: 'Questions and complaints from customers.',
};
