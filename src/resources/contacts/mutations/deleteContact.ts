// Scaffolded by Frontage from `Mutation.deleteContact`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteContactMutation } from '../../../../__generated__/deleteContactMutation.graphql.ts';
import type { RecordDeletion } from '../../../ui/action/recordAction.ts';

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
