// Scaffolded by Frontage from `Mutation.createContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ContactCreateMutation,
  ContactInput,
} from '../../../__generated__/ContactCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { contactFields } from './contactFields.ts';
import { contacts } from './contacts.ts';

const change: Change<ContactCreateMutation> = {
  mutation: graphql`
    mutation ContactCreateMutation($input: CreateContactInput!) {
      createContact(input: $input) {
        contact {
          id
          ...ContactRecord_record
        }
      }
    }
  `,
  read: ({ createContact }) => ({ record: createContact?.contact }),
};

/** The form that makes a contact. */
export function ContactCreate() {
  return (
    <CreateForm<ContactCreateMutation, ContactInput>
      resource={contacts}
      fields={contactFields}
      change={change}
      variables={(contact) => ({ input: { contact } })}
      keyOf={({ createContact }) => createContact?.contact?.id}
    />
  );
}
