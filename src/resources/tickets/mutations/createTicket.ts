// Scaffolded by Frontage from `Mutation.createTicket`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  createTicketMutation,
  TicketInput,
} from '../../../../__generated__/createTicketMutation.graphql.ts';
import type { RecordCreation } from '../../../ui/form/recordChange.ts';

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
