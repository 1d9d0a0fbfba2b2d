// Scaffolded by Frontage from `Mutation.createContact`. `frontage pull` keeps your edits.
import type {
  ContactInput,
  createContactMutation,
} from '../../../__generated__/createContactMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { contactFields } from './contactFields.ts';
import { contacts } from './contacts.ts';
import { createContact } from './createContact.ts';

/** How contacts come out of a file. */
export const contactImport: RecordImport<createContactMutation, ContactInput> = {
  resource: contacts,
  fields: contactFields,
  creation: createContact,
  editing: async () => (await import('./editContact.ts')).editContact,
};
