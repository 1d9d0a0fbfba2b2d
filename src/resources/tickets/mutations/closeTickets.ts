// Scaffolded by Frontage from `Mutation.closeTickets`. `frontage pull` keeps your edits.
import type { BulkAction } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { closeTicketsMutation } from '../../../../__generated__/closeTicketsMutation.graphql.ts';

/** Closes tickets. */
export const closeTickets: BulkAction<closeTicketsMutation, { readonly id: string }> = {
  label: 'Close',
  description: 'Closes tickets.',
  takesSeveral: true,
  mutation: graphql`
    mutation closeTicketsMutation($input: CloseTicketsInput!) {
      closeTickets(input: $input) {
        tickets {
          id
          ...TicketRecord_record
        }
      }
    }
  `,
  variables: (all) => ({ input: { ids: all.map((ticket) => ticket.id) } }),
  read: ({ closeTickets }) => ({ record: closeTickets?.tickets?.[0] }),
};
