// Scaffolded by Frontage from `Mutation.updateTicket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  TicketPatch,
  updateTicketMutation,
} from '../../../__generated__/updateTicketMutation.graphql.ts';
import type { RecordUpdate } from '../../ui/form/recordChange.ts';

/** Changes a ticket. */
export const updateTicket: RecordUpdate<
  updateTicketMutation,
  { readonly id: string },
  Partial<TicketPatch>
> = {
  change: {
    mutation: graphql`
      mutation updateTicketMutation($input: UpdateTicketInput!) {
        updateTicket(input: $input) {
          ticket {
            id
            ...TicketRecord_record
          }
        }
      }
    `,
    read: ({ updateTicket }) => ({ record: updateTicket?.ticket }),
  },
  variables: (ticket, ticketPatch) => ({ input: { id: ticket.id, ticketPatch } }),
  keyOf: ({ updateTicket }) => updateTicket?.ticket?.id,
};
