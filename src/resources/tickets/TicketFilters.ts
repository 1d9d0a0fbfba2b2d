// Scaffolded by Frontage from `Query.tickets`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  recordFilter,
  statusFilter,
  textFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { contacts } from '../contacts/contacts.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { ticketPriority } from '../enums/ticketPriority.ts';
import { ticketStatus } from '../enums/ticketStatus.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orders } from '../orders/orders.ts';

export const filters = defineFilters<TicketListQuery['variables']>({
  status: statusFilter(ticketStatus, 'filter.status', enumFilter),
  priority: choiceFilter(ticketPriority, 'filter.priority', enumFilter),
  number: textFilter('filter.number', stringFilter),
  subject: textFilter('filter.subject', stringFilter),
  openedAt: momentFilter('filter.openedAt', datetimeFilter, { label: 'Opened' }),
  assignee: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { assigneeExists: !isEmpty } }),
      is: (assignee) => ({ condition: { assignee } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  contact: recordFilter(
    contacts,
    {
      isEmpty: (isEmpty) => ({ filter: { contactExists: !isEmpty } }),
      is: (contact) => ({ condition: { contact } }),
    },
    { picker: async () => (await import('../contacts/pickers/contactPicker.ts')).contactPicker },
  ),
  order: recordFilter(
    orders,
    {
      isEmpty: (isEmpty) => ({ filter: { orderExists: !isEmpty } }),
      is: (order) => ({ condition: { order } }),
    },
    { picker: async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker },
  ),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
});

export const related: RelatedFilters<TicketListQuery['variables']> = {
  assignee: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { assignee: conditions } }) },
  ),
  contact: relatedFilter(contacts, (variables: ContactListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { contact: conditions } }),
  }),
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  order: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { order: conditions } }),
  }),
};
