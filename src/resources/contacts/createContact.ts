// Scaffolded by Frontage from `Mutation.createContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ContactInput,
  createContactMutation,
} from '../../../__generated__/createContactMutation.graphql.ts';
import type { RecordCreation } from '../../ui/form/recordChange.ts';

/** Makes a contact. */
export const createContact: RecordCreation<createContactMutation, ContactInput> = {
  change: {
    mutation: graphql`
      mutation createContactMutation($input: CreateContactInput!) {
        createContact(input: $input) {
          contact {
            id
            ...ContactRecord_record
          }
        }
      }
    `,
    read: ({ createContact }) => ({ record: createContact?.contact }),
  },
  variables: (contact) => ({ input: { contact } }),
  keyOf: ({ createContact }) => createContact?.contact?.id,
};
