// Scaffolded by Frontage from `Mutation.deleteTicket`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteTicketMutation } from '../../../__generated__/deleteTicketMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one ticket. */
export const deleteTicket: RecordAction<deleteTicketMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteTicketMutation($input: DeleteTicketInput!) {
        deleteTicket(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (ticket) => ({ input: { id: ticket.id } }),
};
