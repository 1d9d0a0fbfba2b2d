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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="assignee"
            help="Who is looking after it."
            resource={employees}
            record={ticket.assignee}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="contact"
            help="The person who wrote."
            resource={contacts}
            record={ticket.contact}
            title={(contact) => contact.fullName}
          />
          <RecordLink
            name="customer"
            help="Who asks."
            resource={customers}
            record={ticket.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="order"
            help="The order it is about."
            resource={orders}
            record={ticket.order}
            title={(order) => order.number}
          />
          <Moment name="openedAt" label="Opened" value={ticket.openedAt} />
          <Moment name="resolvedAt" label="Resolved" value={ticket.resolvedAt} />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={ticket.updatedAt}
          />
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
        <NumberValue
          name="satisfaction"
          help="How the customer rated our answer, from 1 to 5."
          value={ticket.satisfaction}
        />
        <LongText name="body" help="What the customer wrote." value={ticket.body} />
      </Section>
    </RecordScreen>
  );
}
