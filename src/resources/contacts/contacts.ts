// Scaffolded by Frontage from the type `Contact`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const contacts: Resource = {
  slug: 'contacts',
  label: 'Contact',
  pluralLabel: 'Contacts',
  icon: 'users',
  hasInitials: true,
  description: 'People we talk to at a customer.',
  type: 'Contact',
  roots: {
    list: 'contacts',
    record: 'contact',
    create: 'createContact',
    edit: 'updateContact',
    delete: 'deleteContact',
  },
  inputs: { create: 'ContactInput', edit: 'ContactPatch' },
};
