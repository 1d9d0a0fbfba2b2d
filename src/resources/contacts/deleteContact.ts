// Scaffolded by Frontage from `Mutation.deleteContact`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
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
