// Scaffolded by Frontage from `Mutation.updateTicket`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  TicketPatch,
  updateTicketMutation,
} from '../../../../__generated__/updateTicketMutation.graphql.ts';

/** Changes a ticket. */
export const updateTicket: RecordUpdate<
  updateTicketMutation,
  { readonly id: string },
  TicketPatch
> = {
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
  variables: (ticket, ticketPatch) => ({ input: { id: ticket.id, ticketPatch } }),
  read: ({ updateTicket }) => ({ record: updateTicket?.ticket }),
};
