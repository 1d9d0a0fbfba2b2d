// Scaffolded by Frontage from the type `Contact`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const contacts: Resource = {
  slug: 'contacts',
  label: 'Contact',
  pluralLabel: 'Contacts',
  description: 'People we talk to at a customer.',
};
