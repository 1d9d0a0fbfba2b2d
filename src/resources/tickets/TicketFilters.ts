// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { momentFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { orders } from '../orders/orders.ts';

export const filters: Filters<TicketListQuery['variables']> = {
  status: statusFilter('Status', ticketStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  priority: choiceFilter('Priority', ticketPriority, {
    is: (priority) => ({ filter: { priority: { equalTo: priority } } }),
    isNot: (priority) => ({ filter: { priority: { notEqualTo: priority } } }),
    anyOf: (values) => ({ filter: { priority: { in: values } } }),
    noneOf: (values) => ({ filter: { priority: { notIn: values } } }),
  }),
  number: textFilter('Number', {
    is: (value) => ({ filter: { number: { equalTo: value } } }),
    isNot: (value) => ({ filter: { number: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { number: { in: values } } }),
    noneOf: (values) => ({ filter: { number: { notIn: values } } }),
    contains: (value) => ({ filter: { number: { includesInsensitive: value } } }),
    doesNotContain: (value) => ({ filter: { number: { notIncludesInsensitive: value } } }),
    startsWith: (value) => ({ filter: { number: { startsWithInsensitive: value } } }),
    endsWith: (value) => ({ filter: { number: { endsWithInsensitive: value } } }),
  }),
  subject: textFilter('Subject', {
    is: (subject) => ({ filter: { subject: { equalTo: subject } } }),
    isNot: (subject) => ({ filter: { subject: { notEqualTo: subject } } }),
    anyOf: (values) => ({ filter: { subject: { in: values } } }),
    noneOf: (values) => ({ filter: { subject: { notIn: values } } }),
    contains: (subject) => ({ filter: { subject: { includesInsensitive: subject } } }),
    doesNotContain: (subject) => ({ filter: { subject: { notIncludesInsensitive: subject } } }),
    startsWith: (subject) => ({ filter: { subject: { startsWithInsensitive: subject } } }),
    endsWith: (subject) => ({ filter: { subject: { endsWithInsensitive: subject } } }),
  }),
  openedAt: momentFilter('Opened', {
    lessThan: (openedAt) => ({ filter: { openedAt: { lessThan: openedAt } } }),
    atLeast: (openedAt) => ({ filter: { openedAt: { greaterThanOrEqualTo: openedAt } } }),
  }),
  assignee: recordFilter(
    'Assignee',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { assigneeExists: !isEmpty } }),
      is: (assignee) => ({ condition: { assignee } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  contact: recordFilter(
    'Contact',
    contacts,
    {
      isEmpty: (isEmpty) => ({ filter: { contactExists: !isEmpty } }),
      is: (contact) => ({ condition: { contact } }),
    },
    async () => (await import('../contacts/pickers/contactPicker.ts')).contactPicker,
  ),
  order: recordFilter(
    'Order',
    orders,
    {
      isEmpty: (isEmpty) => ({ filter: { orderExists: !isEmpty } }),
      is: (order) => ({ condition: { order } }),
    },
    async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker,
  ),
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
};
