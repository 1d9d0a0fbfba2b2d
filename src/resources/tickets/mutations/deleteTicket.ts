// Scaffolded by Frontage from `Mutation.deleteTicket`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteTicketMutation } from '../../../../__generated__/deleteTicketMutation.graphql.ts';

/** Deletes one ticket. */
export const deleteTicket: RecordDeletion<deleteTicketMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteTicketMutation($input: DeleteTicketInput!) {
      deleteTicket(input: $input) {
        __typename
      }
    }
  `,
  variables: (ticket) => ({ input: { id: ticket.id } }),
};
