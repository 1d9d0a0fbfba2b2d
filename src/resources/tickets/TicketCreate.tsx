// Scaffolded by Frontage from `Mutation.createTicket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  TicketCreateMutation,
  TicketInput,
} from '../../../__generated__/TicketCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { ticketFields } from './ticketFields.ts';
import { tickets } from './tickets.ts';

const change: Change<TicketCreateMutation> = {
  mutation: graphql`
    mutation TicketCreateMutation($input: CreateTicketInput!) {
      createTicket(input: $input) {
        ticket {
          id
          ...TicketRecord_record
        }
      }
    }
  `,
  read: ({ createTicket }) => ({ record: createTicket?.ticket }),
};

/** The form that makes a ticket. */
export function TicketCreate() {
  return (
    <CreateForm<TicketCreateMutation, TicketInput>
      resource={tickets}
      fields={ticketFields}
      change={change}
      variables={(ticket) => ({ input: { ticket } })}
      keyOf={({ createTicket }) => createTicket?.ticket?.id}
    />
  );
}
