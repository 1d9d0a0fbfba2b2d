// Scaffolded by Frontage from `Query.ticket`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { TicketRecord_record$key } from '../../../__generated__/TicketRecord_record.graphql.ts';
import type { TicketRecordQuery } from '../../../__generated__/TicketRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Several } from '../../ui/fields/Structure.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';
import { ticketOperations } from './ticketOperations.ts';
import { tickets } from './tickets.ts';

const query = graphql`
  query TicketRecordQuery($id: ID!) {
    ticket(id: $id) @catch {
      ...TicketRecord_record
    }
  }
`;

/** The page of one ticket. */
export function TicketRecord() {
  const { ticket } = usePageQuery<TicketRecordQuery>(query);
  return (
    <RecordPage resource={tickets} record={ticket}>
      {(record) => <TicketDetails record={record} />}
    </RecordPage>
  );
}

TicketRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<TicketRecordQuery>(query, { id }, { subject: ['ticket'] }),
  };
};

function TicketDetails({ record }: { record: TicketRecord_record$key }) {
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
      side={
        <Section>
          <RecordField label="Assignee" help="Who is looking after it." edits="assignee">
            <RecordLink
              resource={employees}
              record={ticket.assignee}
              keyOf={(employee) => employee.id}
              title={(employee) => employee.fullName}
            />
          </RecordField>
          <RecordField label="Contact" help="The person who wrote." edits="contact">
            <RecordLink
              resource={contacts}
              record={ticket.contact}
              keyOf={(contact) => contact.id}
              title={(contact) => contact.fullName}
            />
          </RecordField>
          <RecordField label="Customer" help="Who asks." edits="customer">
            <RecordLink
              resource={customers}
              record={ticket.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </RecordField>
          <RecordField label="Order" help="The order it is about." edits="order">
            <RecordLink
              resource={orders}
              record={ticket.order}
              keyOf={(order) => order.id}
              title={(order) => order.number}
            />
          </RecordField>
          <RecordField label="Opened" edits="openedAt">
            <Moment value={ticket.openedAt} />
          </RecordField>
          <RecordField label="Resolved" edits="resolvedAt">
            <Moment value={ticket.resolvedAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={ticket.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={ticket.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Number" edits="number">
          <Text value={ticket.number} />
        </RecordField>
        <RecordField label="Priority" edits="priority">
          <Choice value={ticket.priority} choices={ticketPriority} />
        </RecordField>
        <RecordField label="Labels" edits="labels">
          <Several value={ticket.labels}>{(label) => <Text value={label} />}</Several>
        </RecordField>
        <RecordField
          label="Satisfaction"
          help="How the customer rated our answer, from 1 to 5."
          edits="satisfaction"
        >
          <NumberValue value={ticket.satisfaction} />
        </RecordField>
        <RecordField label="Body" help="What the customer wrote." wide edits="body">
          <LongText value={ticket.body} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
