// Scaffolded by Frontage from the mutations of `Ticket`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  TicketActions_record$data,
  TicketActions_record$key,
} from '../../../__generated__/TicketActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { tickets } from './tickets.ts';

const actions: RecordActions<TicketActions_record$data> = [
  { label: 'Close', load: async () => (await import('./closeTickets.ts')).closeTickets },
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteTicket.ts')).deleteTicket,
  },
];

/** What can be done with one ticket. */
export function TicketActions({ record }: { record: TicketActions_record$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketActions_record on Ticket {
        id
        subject
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={tickets}
      recordKey={ticket.id}
      title={ticket.subject}
      record={ticket}
      actions={actions}
    />
  );
}
