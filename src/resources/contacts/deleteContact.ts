// Scaffolded by Frontage from `Mutation.deleteContact`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteContactMutation } from '../../../__generated__/deleteContactMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one contact. */
export const deleteContact: RecordAction<deleteContactMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteContactMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (contact) => ({ input: { id: contact.id } }),
};
