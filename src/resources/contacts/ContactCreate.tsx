// Scaffolded by Frontage from `Mutation.createContact`. `frontage pull` keeps your edits.
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
