// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import { dayFilter, momentFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  statusFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { paymentStatus } from '../enums/paymentStatus.ts';

export const filters: Filters<OrderListQuery['variables']> = {
  status: statusFilter('Status', orderStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
  }),
  paymentStatus: statusFilter('Payment status', paymentStatus, {
    is: (value) => ({ filter: { paymentStatus: { equalTo: value } } }),
    isNot: (value) => ({ filter: { paymentStatus: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { paymentStatus: { in: values } } }),
    noneOf: (values) => ({ filter: { paymentStatus: { notIn: values } } }),
  }),
  channel: choiceFilter('Channel', orderChannel, {
    is: (channel) => ({ filter: { channel: { equalTo: channel } } }),
    isNot: (channel) => ({ filter: { channel: { notEqualTo: channel } } }),
    anyOf: (values) => ({ filter: { channel: { in: values } } }),
    noneOf: (values) => ({ filter: { channel: { notIn: values } } }),
  }),
  currency: choiceFilter('Currency', currency, {
    is: (value) => ({ filter: { currency: { equalTo: value } } }),
    isNot: (value) => ({ filter: { currency: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { currency: { in: values } } }),
    noneOf: (values) => ({ filter: { currency: { notIn: values } } }),
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
  placedAt: momentFilter('Placed', {
    lessThan: (placedAt) => ({ filter: { placedAt: { lessThan: placedAt } } }),
    atLeast: (placedAt) => ({ filter: { placedAt: { greaterThanOrEqualTo: placedAt } } }),
  }),
  requestedOn: dayFilter('Requested on', {
    isEmpty: (isEmpty) => ({ filter: { requestedOn: { isNull: isEmpty } } }),
    isNot: (requestedOn) => ({ filter: { requestedOn: { notEqualTo: requestedOn } } }),
    lessThan: (requestedOn) => ({ filter: { requestedOn: { lessThan: requestedOn } } }),
    atLeast: (requestedOn) => ({ filter: { requestedOn: { greaterThanOrEqualTo: requestedOn } } }),
  }),
  total: decimalFilter('Total', {
    is: (total) => ({ filter: { total: { equalTo: total } } }),
    isNot: (total) => ({ filter: { total: { notEqualTo: total } } }),
    anyOf: (values) => ({ filter: { total: { in: values } } }),
    noneOf: (values) => ({ filter: { total: { notIn: values } } }),
    lessThan: (total) => ({ filter: { total: { lessThan: total } } }),
    atMost: (total) => ({ filter: { total: { lessThanOrEqualTo: total } } }),
    greaterThan: (total) => ({ filter: { total: { greaterThan: total } } }),
    atLeast: (total) => ({ filter: { total: { greaterThanOrEqualTo: total } } }),
  }),
  purchaseOrderNumber: textFilter('Purchase order number', {
    isEmpty: (isEmpty) => ({ filter: { purchaseOrderNumber: { isNull: isEmpty } } }),
    is: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { equalTo: purchaseOrderNumber } },
    }),
    isNot: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { notEqualTo: purchaseOrderNumber } },
    }),
    anyOf: (values) => ({ filter: { purchaseOrderNumber: { in: values } } }),
    noneOf: (values) => ({ filter: { purchaseOrderNumber: { notIn: values } } }),
    contains: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { includesInsensitive: purchaseOrderNumber } },
    }),
    doesNotContain: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { notIncludesInsensitive: purchaseOrderNumber } },
    }),
    startsWith: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { startsWithInsensitive: purchaseOrderNumber } },
    }),
    endsWith: (purchaseOrderNumber) => ({
      filter: { purchaseOrderNumber: { endsWithInsensitive: purchaseOrderNumber } },
    }),
  }),
  isRush: yesNoFilter('Rush', {
    is: (isRush) => ({ filter: { isRush: { equalTo: isRush } } }),
  }),
  deliveryAddress: recordFilter(
    'Delivery address',
    deliveryAddresses,
    {
      isEmpty: (isEmpty) => ({ filter: { deliveryAddressExists: !isEmpty } }),
      is: (deliveryAddress) => ({ condition: { deliveryAddress } }),
    },
    async () =>
      (await import('../delivery-addresses/pickers/deliveryAddressPicker.ts'))
        .deliveryAddressPicker,
  ),
  salesRep: recordFilter(
    'Sales rep',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { salesRepExists: !isEmpty } }),
      is: (salesRep) => ({ condition: { salesRep } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
  invoice: textFilter('Invoice', {
    isEmpty: (isEmpty) => ({ filter: { invoiceExists: !isEmpty } }),
  }),
};
