// Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { TicketTable_rows$key } from '../../../__generated__/TicketTable_rows.graphql.ts';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';
import { tickets } from './tickets.ts';

/** Tickets as rows: in their list, and below the records that they belong to. */
export const TicketTable = defineTable<TicketTable_rows$key>({
  resource: tickets,
  columns: [
    textColumn('subject', (ticket) => ticket.subject),
    choiceColumn('status', (ticket) => ticket.status, { choices: ticketStatus }),
    recordColumn('customer', (ticket) => ticket.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    textColumn('number', (ticket) => ticket.number),
    choiceColumn('priority', (ticket) => ticket.priority, { choices: ticketPriority }),
    numberColumn('satisfaction', (ticket) => ticket.satisfaction),
    momentColumn('openedAt', (ticket) => ticket.openedAt, { label: 'Opened' }),
    recordColumn('assignee', (ticket) => ticket.assignee, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    recordColumn('contact', (ticket) => ticket.contact, {
      hidden: true,
      resource: contacts,
      title: (contact) => contact.fullName,
    }),
    recordColumn('order', (ticket) => ticket.order, {
      hidden: true,
      resource: orders,
      title: (order) => order.number,
    }),
    identifierColumn('id', (ticket) => ticket.id, { label: 'ID', hidden: true }),
    longTextColumn('body', (ticket) => ticket.body, { hidden: true }),
    momentColumn('resolvedAt', (ticket) => ticket.resolvedAt, { label: 'Resolved', hidden: true }),
    momentColumn('updatedAt', (ticket) => ticket.updatedAt, { label: 'Updated', hidden: true }),
  ],
  fragment: graphql`
    fragment TicketTable_rows on Ticket
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      withAssignee: { type: "Boolean!", defaultValue: false }
      withContact: { type: "Boolean!", defaultValue: false }
      withOrder: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      subject
      status
      number
      priority
      satisfaction @catch
      openedAt
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      assignee @include(if: $withAssignee) @catch {
        id
        fullName
        photo @catch
      }
      contact @include(if: $withContact) @catch {
        id
        fullName
      }
      order @include(if: $withOrder) @catch {
        id
        number
      }
      ... @include(if: $more) {
        body
        resolvedAt @catch
        updatedAt
      }
    }
  `,
});
