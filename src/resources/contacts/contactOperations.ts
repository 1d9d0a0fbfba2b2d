// Scaffolded by Frontage from the mutations of `Contact`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { contacts } from './contacts.ts';

/** The operations on contacts. */
export const contactOperations = defineOperations({
  resource: contacts,
  fields: async () => (await import('./contactFields.ts')).contactFields,
  create: async () => (await import('./mutations/createContact.ts')).createContact,
  edit: async () => (await import('./mutations/editContact.ts')).editContact,
  delete: async () => (await import('./mutations/deleteContact.ts')).deleteContact,
});
