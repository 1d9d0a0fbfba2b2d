// Scaffolded by Frontage from the type `Ticket`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  TicketTable_rows$data,
  TicketTable_rows$key,
} from '../../../__generated__/TicketTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { tickets } from './tickets.ts';

const columns: Columns<TicketTable_rows$data[number]> = [
  { id: 'subject', label: 'Subject', cell: (ticket) => <Text value={ticket.subject} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (ticket) => <Choice value={ticket.status} choices={ticketStatus} />,
  },
  {
    id: 'assignee',
    label: 'Assignee',
    cell: (ticket) => (
      <RecordLink
        resource={employees}
        record={ticket.assignee}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  { id: 'number', label: 'Number', cell: (ticket) => <Text value={ticket.number} /> },
  {
    id: 'priority',
    label: 'Priority',
    cell: (ticket) => <Choice value={ticket.priority} choices={ticketPriority} />,
  },
  {
    id: 'satisfaction',
    label: 'Satisfaction',
    align: 'end',
    cell: (ticket) => <NumberValue value={ticket.satisfaction} />,
  },
  { id: 'openedAt', label: 'Opened', cell: (ticket) => <Moment value={ticket.openedAt} /> },
];

/** Tickets as rows: of their list, and of whatever they belong to. */
export function TicketTable({ rows, without }: TableProps<TicketTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment TicketTable_rows on Ticket @relay(plural: true) {
        id
        subject
        status
        assignee @catch {
          id
          fullName
        }
        number
        priority
        satisfaction @catch
        openedAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={tickets}
      columns={columns}
      rows={records}
      keyOf={(ticket) => ticket.id}
      without={without}
      caption="Tickets"
    />
  );
}
