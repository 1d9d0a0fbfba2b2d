// Scaffolded by Frontage from `Query.ticket`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { TicketRecord_record$key } from '../../../__generated__/TicketRecord_record.graphql.ts';
import type { TicketRecordQuery } from '../../../__generated__/TicketRecordQuery.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Several } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { defineRecord, type RecordDetailsProps } from '../../ui/record/defineRecord.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';
import { ticketHelp } from './ticketHelp.ts';
import { ticketOperations } from './ticketOperations.ts';
import { tickets } from './tickets.ts';

/** The page of one ticket. */
export const TicketRecord = defineRecord<TicketRecordQuery, TicketRecord_record$key>({
  resource: tickets,
  query: graphql`
    query TicketRecordQuery($id: ID!) {
      ticket(id: $id) @catch {
        ...TicketRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ ticket }) => ticket,
  subject: ['ticket'],
  Details: TicketDetails,
});

function TicketDetails({ record }: RecordDetailsProps<TicketRecord_record$key>) {
  const ticket = useFragment(
    graphql`
      fragment TicketRecord_record on Ticket {
        id
        subject
        status
        number
        priority
        labels
        satisfaction @catch
        body
        assignee @catch {
          id
          fullName
        }
        contact @catch {
          id
          fullName
        }
        customer @catch {
          id
          name
        }
        order @catch {
          id
          number
        }
        openedAt
        resolvedAt @catch
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={tickets}
      recordKey={ticket.id}
      title={ticket.subject}
      status={<Choice value={ticket.status} choices={ticketStatus} />}
      operations={ticketOperations}
      record={ticket}
      help={ticketHelp}
      side={
        <Section>
          <RecordLink
            name="assignee"
            resource={employees}
            record={ticket.assignee}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="contact"
            resource={contacts}
            record={ticket.contact}
            title={(contact) => contact.fullName}
          />
          <RecordLink
            name="customer"
            resource={customers}
            record={ticket.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="order"
            resource={orders}
            record={ticket.order}
            title={(order) => order.number}
          />
          <Moment name="openedAt" label="Opened" value={ticket.openedAt} />
          <Moment name="resolvedAt" label="Resolved" value={ticket.resolvedAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={ticket.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={ticket.id} />
        </Section>
      }
    >
      <Section>
        <Text name="number" value={ticket.number} />
        <Choice name="priority" value={ticket.priority} choices={ticketPriority} />
        <Several name="labels" value={ticket.labels}>
          {(label) => <Text value={label} />}
        </Several>
        <NumberValue name="satisfaction" value={ticket.satisfaction} />
        <LongText name="body" value={ticket.body} />
      </Section>
    </RecordScreen>
  );
}
