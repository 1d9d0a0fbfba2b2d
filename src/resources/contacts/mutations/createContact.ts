// Scaffolded by Frontage from `Mutation.createContact`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  ContactInput,
  createContactMutation,
} from '../../../../__generated__/createContactMutation.graphql.ts';

/** Creates a contact. */
export const createContact: RecordCreation<createContactMutation, ContactInput> = {
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
  variables: (contact) => ({ input: { contact } }),
  read: ({ createContact }) => ({ record: createContact?.contact }),
};
