// Scaffolded by Frontage from the type `Contact`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const contacts: Resource = {
  slug: 'contacts',
  label: 'Contact',
  pluralLabel: 'Contacts',
  description: 'People we talk to at a customer.',
};
