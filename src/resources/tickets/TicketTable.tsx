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
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';
import { tickets } from './tickets.ts';

const columns: Columns<TicketTable_rows$data[number]> = [
  { id: 'subject', label: 'Subject', cell: (ticket) => <Text value={ticket.subject} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (ticket) => <Choice value={ticket.status} choices={ticketStatus} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (ticket) => (
      <RecordLink
        resource={customers}
        record={ticket.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
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
  {
    id: 'assignee',
    label: 'Assignee',
    hidden: true,
    cell: (ticket) => (
      <RecordLink
        resource={employees}
        record={ticket.assignee}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'contact',
    label: 'Contact',
    hidden: true,
    cell: (ticket) => (
      <RecordLink
        resource={contacts}
        record={ticket.contact}
        keyOf={(contact) => contact.id}
        title={(contact) => contact.fullName}
      />
    ),
  },
  {
    id: 'order',
    label: 'Order',
    hidden: true,
    cell: (ticket) => (
      <RecordLink
        resource={orders}
        record={ticket.order}
        keyOf={(order) => order.id}
        title={(order) => order.number}
      />
    ),
  },
  { id: 'id', label: 'ID', hidden: true, cell: (ticket) => <Identifier value={ticket.id} /> },
  { id: 'body', label: 'Body', hidden: true, cell: (ticket) => <LongText value={ticket.body} /> },
  {
    id: 'resolvedAt',
    label: 'Resolved',
    hidden: true,
    cell: (ticket) => <Moment value={ticket.resolvedAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (ticket) => <Moment value={ticket.updatedAt} />,
  },
];

/** Tickets as rows: of their list, and of whatever they belong to. */
export function TicketTable({ rows, hiddenColumns }: TableProps<TicketTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment TicketTable_rows on Ticket
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withCustomer: { type: "Boolean!", defaultValue: true }
        withNumber: { type: "Boolean!", defaultValue: true }
        withPriority: { type: "Boolean!", defaultValue: true }
        withSatisfaction: { type: "Boolean!", defaultValue: true }
        withOpenedAt: { type: "Boolean!", defaultValue: true }
        withAssignee: { type: "Boolean!", defaultValue: false }
        withContact: { type: "Boolean!", defaultValue: false }
        withOrder: { type: "Boolean!", defaultValue: false }
        withBody: { type: "Boolean!", defaultValue: false }
        withResolvedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        subject
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withNumber) {
          number
        }
        ... @include(if: $withPriority) {
          priority
        }
        ... @include(if: $withSatisfaction) {
          satisfaction @catch
        }
        ... @include(if: $withOpenedAt) {
          openedAt
        }
        ... @include(if: $withAssignee) {
          assignee @catch {
            id
            fullName
          }
        }
        ... @include(if: $withContact) {
          contact @catch {
            id
            fullName
          }
        }
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withBody) {
          body
        }
        ... @include(if: $withResolvedAt) {
          resolvedAt @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
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
      hiddenColumns={hiddenColumns}
      caption="Tickets"
    />
  );
}
