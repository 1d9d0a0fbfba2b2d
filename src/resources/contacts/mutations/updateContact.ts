// Scaffolded by Frontage from `Mutation.updateContact`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  ContactPatch,
  updateContactMutation,
} from '../../../../__generated__/updateContactMutation.graphql.ts';

/** Changes a contact. */
export const updateContact: RecordUpdate<
  updateContactMutation,
  { readonly id: string },
  ContactPatch
> = {
  mutation: graphql`
    mutation updateContactMutation($input: UpdateContactInput!) {
      updateContact(input: $input) {
        contact {
          id
          ...ContactRecord_record
        }
      }
    }
  `,
  variables: (contact, contactPatch) => ({ input: { id: contact.id, contactPatch } }),
  read: ({ updateContact }) => ({ record: updateContact?.contact }),
};
