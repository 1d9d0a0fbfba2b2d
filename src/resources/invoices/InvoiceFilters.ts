// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
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
import { currency } from '../enums/currency.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';

export const filters: Filters<InvoiceListQuery['variables']> = {
  status: statusFilter('Status', invoiceStatus, {
    is: (status) => ({ filter: { status: { equalTo: status } } }),
    isNot: (status) => ({ filter: { status: { notEqualTo: status } } }),
    anyOf: (values) => ({ filter: { status: { in: values } } }),
    noneOf: (values) => ({ filter: { status: { notIn: values } } }),
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
  issuedOn: dayFilter('Issued on', {
    isNot: (issuedOn) => ({ filter: { issuedOn: { notEqualTo: issuedOn } } }),
    lessThan: (issuedOn) => ({ filter: { issuedOn: { lessThan: issuedOn } } }),
    atLeast: (issuedOn) => ({ filter: { issuedOn: { greaterThanOrEqualTo: issuedOn } } }),
  }),
  dueOn: dayFilter('Due on', {
    isNot: (dueOn) => ({ filter: { dueOn: { notEqualTo: dueOn } } }),
    lessThan: (dueOn) => ({ filter: { dueOn: { lessThan: dueOn } } }),
    atLeast: (dueOn) => ({ filter: { dueOn: { greaterThanOrEqualTo: dueOn } } }),
  }),
  amount: decimalFilter('Amount', {
    is: (amount) => ({ filter: { amount: { equalTo: amount } } }),
    isNot: (amount) => ({ filter: { amount: { notEqualTo: amount } } }),
    anyOf: (values) => ({ filter: { amount: { in: values } } }),
    noneOf: (values) => ({ filter: { amount: { notIn: values } } }),
    lessThan: (amount) => ({ filter: { amount: { lessThan: amount } } }),
    atMost: (amount) => ({ filter: { amount: { lessThanOrEqualTo: amount } } }),
    greaterThan: (amount) => ({ filter: { amount: { greaterThan: amount } } }),
    atLeast: (amount) => ({ filter: { amount: { greaterThanOrEqualTo: amount } } }),
  }),
  isOverdue: yesNoFilter('Overdue', {
    is: (isOverdue) => ({ filter: { isOverdue: { equalTo: isOverdue } } }),
  }),
  customer: recordFilter(
    'Customer',
    customers,
    {
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
  order: recordFilter(
    'Order',
    orders,
    {
      is: (order) => ({ condition: { order } }),
    },
    async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker,
  ),
  overdueInvoice: textFilter('Overdue invoice', {
    isEmpty: (isEmpty) => ({ filter: { overdueInvoiceExists: !isEmpty } }),
  }),
};
