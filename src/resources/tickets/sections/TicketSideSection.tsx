// Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { TicketSideSection_record$key } from '../../../../__generated__/TicketSideSection_record.graphql.ts';
import { contacts } from '../../contacts/contacts.ts';
import { customers } from '../../customers/customers.ts';
import { orders } from '../../orders/orders.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function TicketSideSection({ record }: { record: TicketSideSection_record$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketSideSection_record on Ticket {
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
        resolvedAt @catch
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
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
      <Moment name="resolvedAt" label="Resolved" value={ticket.resolvedAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={ticket.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={ticket.id} />
    </Section>
  );
}
