// Scaffolded by Frontage from `Mutation.deleteContact`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteContactMutation } from '../../../../__generated__/deleteContactMutation.graphql.ts';

/** Deletes one contact. */
export const deleteContact: RecordDeletion<deleteContactMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteContactMutation($input: DeleteContactInput!) {
      deleteContact(input: $input) {
        __typename
      }
    }
  `,
  variables: (contact) => ({ input: { id: contact.id } }),
};
