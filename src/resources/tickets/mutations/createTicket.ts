// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createTicketMutation,
  TicketInput,
} from '../../../../__generated__/createTicketMutation.graphql.ts';

/** Creates a ticket. */
export const createTicket: RecordCreation<createTicketMutation, TicketInput> = {
  mutation: graphql`
    mutation createTicketMutation($input: CreateTicketInput!) {
      createTicket(input: $input) {
        ticket {
          id
          ...TicketRecord_record
        }
      }
    }
  `,
  variables: (ticket) => ({ input: { ticket } }),
  read: ({ createTicket }) => ({ record: createTicket?.ticket }),
};
