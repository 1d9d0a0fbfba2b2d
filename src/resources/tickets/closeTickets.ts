// Scaffolded by Frontage from `Mutation.closeTickets`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { closeTicketsMutation } from '../../../__generated__/closeTicketsMutation.graphql.ts';
import type { TicketActions_record$data } from '../../../__generated__/TicketActions_record.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Closes tickets. */
export const closeTickets: RecordAction<closeTicketsMutation, TicketActions_record$data> = {
  label: 'Close',
  description: 'Closes tickets.',
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
  variables: (ticket) => ({ input: { ids: [ticket.id] } }),
};
