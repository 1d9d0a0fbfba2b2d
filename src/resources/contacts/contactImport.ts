// Scaffolded by Frontage from `Mutation.createContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  ContactInput,
  createContactMutation,
} from '../../../__generated__/createContactMutation.graphql.ts';
import type { RecordImport } from '../../ui/batch/import/recordImport.ts';
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
