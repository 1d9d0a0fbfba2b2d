// Scaffolded by Frontage from `Query.ticket`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Several } from 'frontage/ui/fields/Structure';
import { LongText, Text } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { Steps } from 'frontage/ui/record/Steps';
import { graphql, useFragment } from 'react-relay';
import type { TicketRecord_record$key } from '../../../__generated__/TicketRecord_record.graphql.ts';
import type { TicketRecordQuery } from '../../../__generated__/TicketRecordQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { TicketSideSection } from './sections/TicketSideSection.tsx';
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
        assignee @catch {
          id
          fullName
          photo @catch
        }
        openedAt
        number
        priority
        labels
        satisfaction @catch
        body
        ...TicketSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={tickets}
      recordKey={ticket.id}
      title={ticket.subject}
      status={<Choice name="status" value={ticket.status} choices={ticketStatus} />}
      progress={<Steps value={ticket.status} choices={ticketStatus} />}
      highlights={
        <Highlights>
          <RecordLink
            name="assignee"
            resource={employees}
            record={ticket.assignee}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <Moment name="openedAt" label="Opened" value={ticket.openedAt} />
        </Highlights>
      }
      operations={ticketOperations}
      record={ticket}
      help={ticketHelp}
      side={<TicketSideSection record={ticket} />}
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
