// Scaffolded by Frontage from `Mutation.createContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  ContactInput,
  createContactMutation,
} from '../../../__generated__/createContactMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { contactFields } from './contactFields.ts';
import { contacts } from './contacts.ts';

const copyFrom = async () => (await import('./editContact.ts')).editContact;

/** The form that makes a contact. */
export function ContactCreate() {
  return (
    <CreateForm<createContactMutation, ContactInput>
      resource={contacts}
      fields={contactFields}
      creation={async () => (await import('./createContact.ts')).createContact}
      copyFrom={copyFrom}
    />
  );
}
