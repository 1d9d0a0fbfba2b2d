// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
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
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { DeliveryAddressListQuery } from '../../../__generated__/DeliveryAddressListQuery.graphql.ts';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import type { OrderLineListQuery } from '../../../__generated__/OrderLineListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import type { TicketListQuery } from '../../../__generated__/TicketListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { invoices } from '../invoices/invoices.ts';
import { orderEvents } from '../order-events/orderEvents.ts';
import { orderLines } from '../order-lines/orderLines.ts';
import { shipments } from '../shipments/shipments.ts';
import { tickets } from '../tickets/tickets.ts';

export const filters = defineFilters<OrderListQuery['variables']>({
  status: statusFilter(orderStatus, 'filter.status', enumFilter),
  paymentStatus: statusFilter(paymentStatus, 'filter.paymentStatus', enumFilter),
  channel: choiceFilter(orderChannel, 'filter.channel', enumFilter),
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  number: textFilter('filter.number', stringFilter),
  placedAt: momentFilter('filter.placedAt', datetimeFilter, { label: 'Placed' }),
  requestedOn: dayFilter('filter.requestedOn', dateFilter, { nullable: true }),
  total: decimalFilter('filter.total', bigFloatFilter),
  purchaseOrderNumber: textFilter('filter.purchaseOrderNumber', stringFilter, { nullable: true }),
  isRush: yesNoFilter('filter.isRush', booleanFilter, { label: 'Rush' }),
  deliveryAddress: recordFilter(
    deliveryAddresses,
    {
      isEmpty: (isEmpty) => ({ filter: { deliveryAddressExists: !isEmpty } }),
      is: (deliveryAddress) => ({ condition: { deliveryAddress } }),
    },
    {
      picker: async () =>
        (await import('../delivery-addresses/pickers/deliveryAddressPicker.ts'))
          .deliveryAddressPicker,
    },
  ),
  salesRep: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { salesRepExists: !isEmpty } }),
      is: (salesRep) => ({ condition: { salesRep } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  invoice: textFilter({ isEmpty: (isEmpty) => ({ filter: { invoiceExists: !isEmpty } }) }),
  linesCount: integerFilter('filter.lines.aggregates.distinctCount.id', intFilter, {
    label: 'Number of lines',
  }),
  shipmentsCount: integerFilter('filter.shipments.aggregates.distinctCount.id', intFilter, {
    label: 'Number of shipments',
  }),
  ticketsCount: integerFilter('filter.tickets.aggregates.distinctCount.id', intFilter, {
    label: 'Number of tickets',
  }),
  eventsCount: integerFilter('filter.events.aggregates.distinctCount.id', intFilter, {
    label: 'Number of events',
  }),
});

export const related: RelatedFilters<OrderListQuery['variables']> = {
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  deliveryAddress: relatedFilter(
    deliveryAddresses,
    (variables: DeliveryAddressListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { deliveryAddress: conditions } }) },
  ),
  salesRep: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { salesRep: conditions } }) },
  ),
  lines: relatedFilter(
    orderLines,
    (variables: OrderLineListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { lines: { some: conditions } } }),
      all: (conditions) => ({ filter: { lines: { every: conditions } } }),
      none: (conditions) => ({ filter: { lines: { none: conditions } } }),
    },
  ),
  invoice: relatedFilter(invoices, (variables: InvoiceListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { invoice: conditions } }),
  }),
  shipments: relatedFilter(
    shipments,
    (variables: ShipmentListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { shipments: { some: conditions } } }),
      all: (conditions) => ({ filter: { shipments: { every: conditions } } }),
      none: (conditions) => ({ filter: { shipments: { none: conditions } } }),
    },
  ),
  tickets: relatedFilter(tickets, (variables: TicketListQuery['variables']) => variables.filter, {
    any: (conditions) => ({ filter: { tickets: { some: conditions } } }),
    all: (conditions) => ({ filter: { tickets: { every: conditions } } }),
    none: (conditions) => ({ filter: { tickets: { none: conditions } } }),
  }),
  events: relatedFilter(
    orderEvents,
    (variables: OrderEventListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { events: { some: conditions } } }),
      all: (conditions) => ({ filter: { events: { every: conditions } } }),
      none: (conditions) => ({ filter: { events: { none: conditions } } }),
    },
  ),
};
