// Scaffolded by Frontage from the type `Ticket`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { TicketTable_rows$key } from '../../../__generated__/TicketTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';
import { tickets } from './tickets.ts';

/** Tickets as rows: of their list, and of whatever they belong to. */
export const TicketTable = defineTable<TicketTable_rows$key>({
  resource: tickets,
  keyOf: (ticket) => ticket.id,
  columns: [
    textColumn({ id: 'subject', label: 'Subject', value: (ticket) => ticket.subject }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: ticketStatus,
      value: (ticket) => ticket.status,
    }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (ticket) => ticket.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    textColumn({ id: 'number', label: 'Number', value: (ticket) => ticket.number }),
    choiceColumn({
      id: 'priority',
      label: 'Priority',
      choices: ticketPriority,
      value: (ticket) => ticket.priority,
    }),
    numberColumn({
      id: 'satisfaction',
      label: 'Satisfaction',
      value: (ticket) => ticket.satisfaction,
    }),
    momentColumn({ id: 'openedAt', label: 'Opened', value: (ticket) => ticket.openedAt }),
    recordColumn({
      id: 'assignee',
      label: 'Assignee',
      hidden: true,
      resource: employees,
      value: (ticket) => ticket.assignee,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    recordColumn({
      id: 'contact',
      label: 'Contact',
      hidden: true,
      resource: contacts,
      value: (ticket) => ticket.contact,
      keyOf: (contact) => contact.id,
      title: (contact) => contact.fullName,
    }),
    recordColumn({
      id: 'order',
      label: 'Order',
      hidden: true,
      resource: orders,
      value: (ticket) => ticket.order,
      keyOf: (order) => order.id,
      title: (order) => order.number,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (ticket) => ticket.id }),
    longTextColumn({ id: 'body', label: 'Body', hidden: true, value: (ticket) => ticket.body }),
    momentColumn({
      id: 'resolvedAt',
      label: 'Resolved',
      hidden: true,
      value: (ticket) => ticket.resolvedAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (ticket) => ticket.updatedAt,
    }),
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
