// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { dayFilter, momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  integerFilter,
  recordFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { StandingOrderListQuery } from '../../../__generated__/StandingOrderListQuery.graphql.ts';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { contacts } from '../contacts/contacts.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { invoices } from '../invoices/invoices.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { standingOrders } from '../standing-orders/standingOrders.ts';
import { tickets } from '../tickets/tickets.ts';
import { customers } from './customers.ts';

export const filters = defineFilters<CustomerListQuery['variables']>({
  status: statusFilter(customerStatus, 'filter.status', enumFilter),
  kind: choiceFilter(customerKind, 'filter.kind', enumFilter),
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  name: textFilter('filter.name', stringFilter),
  email: textFilter('filter.email', stringFilter),
  vatNumber: textFilter('filter.vatNumber', stringFilter, { label: 'VAT number', nullable: true }),
  billingCity: textFilter('filter.billingCity', stringFilter),
  billingCountry: textFilter('filter.billingCountry', stringFilter),
  creditLimit: decimalFilter('filter.creditLimit', bigFloatFilter),
  newsletter: yesNoFilter('filter.newsletter', booleanFilter),
  customerSince: dayFilter('filter.customerSince', dateFilter, { nullable: true }),
  createdAt: momentFilter('filter.createdAt', datetimeFilter, { label: 'Created' }),
  accountManager: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { accountManagerExists: !isEmpty } }),
      is: (accountManager) => ({ condition: { accountManager } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  mergedInto: recordFilter(
    customers,
    {
      isEmpty: (isEmpty) => ({ filter: { mergedIntoExists: !isEmpty } }),
      is: (mergedInto) => ({ condition: { mergedInto } }),
    },
    { picker: async () => (await import('./pickers/customerPicker.ts')).customerPicker },
  ),
  mergedCustomersCount: integerFilter(
    'filter.mergedCustomers.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of merged customers' },
  ),
  contactsCount: integerFilter('filter.contacts.aggregates.distinctCount.id', intFilter, {
    label: 'Number of contacts',
  }),
  deliveryAddressesCount: integerFilter(
    'filter.deliveryAddresses.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of delivery addresses' },
  ),
  standingOrdersCount: integerFilter(
    'filter.standingOrders.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of standing orders' },
  ),
  ordersCount: integerFilter('filter.orders.aggregates.distinctCount.id', intFilter, {
    label: 'Number of orders',
  }),
  invoicesCount: integerFilter('filter.invoices.aggregates.distinctCount.id', intFilter, {
    label: 'Number of invoices',
  }),
  ticketsCount: integerFilter('filter.tickets.aggregates.distinctCount.id', intFilter, {
    label: 'Number of tickets',
  }),
  overdueInvoicesCount: integerFilter(
    'filter.overdueInvoices.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of overdue invoices' },
  ),
});

export const related: RelatedFilters<CustomerListQuery['variables']> = {
  accountManager: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { accountManager: conditions } }) },
  ),
  mergedInto: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { mergedInto: conditions } }) },
  ),
  mergedCustomers: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { mergedCustomers: { some: conditions } } }),
      all: (conditions) => ({ filter: { mergedCustomers: { every: conditions } } }),
      none: (conditions) => ({ filter: { mergedCustomers: { none: conditions } } }),
    },
  ),
  contacts: relatedFilter(
    contacts,
    (variables: ContactListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { contacts: { some: conditions } } }),
      all: (conditions) => ({ filter: { contacts: { every: conditions } } }),
      none: (conditions) => ({ filter: { contacts: { none: conditions } } }),
    },
  ),
  deliveryAddresses: relatedFilter(
    deliveryAddresses,
    (variables: DeliveryAddressListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { deliveryAddresses: { some: conditions } } }),
      all: (conditions) => ({ filter: { deliveryAddresses: { every: conditions } } }),
      none: (conditions) => ({ filter: { deliveryAddresses: { none: conditions } } }),
    },
  ),
  standingOrders: relatedFilter(
    standingOrders,
    (variables: StandingOrderListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { standingOrders: { some: conditions } } }),
      all: (conditions) => ({ filter: { standingOrders: { every: conditions } } }),
      none: (conditions) => ({ filter: { standingOrders: { none: conditions } } }),
    },
  ),
  orders: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { orders: { some: conditions } } }),
    all: (conditions) => ({ filter: { orders: { every: conditions } } }),
    none: (conditions) => ({ filter: { orders: { none: conditions } } }),
  }),
  invoices: relatedFilter(
    invoices,
    (variables: InvoiceListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { invoices: { some: conditions } } }),
      all: (conditions) => ({ filter: { invoices: { every: conditions } } }),
      none: (conditions) => ({ filter: { invoices: { none: conditions } } }),
    },
  ),
  tickets: relatedFilter(tickets, (variables: TicketListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { tickets: { some: conditions } } }),
    all: (conditions) => ({ filter: { tickets: { every: conditions } } }),
    none: (conditions) => ({ filter: { tickets: { none: conditions } } }),
  }),
  overdueInvoices: relatedFilter(
    overdueInvoices,
    (variables: OverdueInvoiceListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { overdueInvoices: { some: conditions } } }),
      all: (conditions) => ({ filter: { overdueInvoices: { every: conditions } } }),
      none: (conditions) => ({ filter: { overdueInvoices: { none: conditions } } }),
    },
  ),
};

export const valueCounts = () => import('./CustomerValueCounts.ts');
