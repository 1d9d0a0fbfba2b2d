// Scaffolded by Frontage from `Mutation.closeTickets`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { closeTicketsMutation } from '../../../__generated__/closeTicketsMutation.graphql.ts';
import type { BulkAction } from '../../ui/action/recordAction.ts';

/** Closes tickets. */
export const closeTickets: BulkAction<closeTicketsMutation, { readonly id: string }> = {
  label: 'Close',
  description: 'Closes tickets.',
  takesSeveral: true,
  fields: {},
  change: {
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
    read: ({ closeTickets }) => ({ record: closeTickets?.tickets?.[0] }),
  },
  variables: (all) => ({ input: { ids: all.map((ticket) => ticket.id) } }),
};
