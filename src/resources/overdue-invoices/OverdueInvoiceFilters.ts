// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  integerFilter,
  recordFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { invoices } from '../invoices/invoices.ts';

export const filters: Filters<OverdueInvoiceListQuery['variables']> = {
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
  dueOn: dayFilter('Due on', {
    isNot: (dueOn) => ({ filter: { dueOn: { notEqualTo: dueOn } } }),
    lessThan: (dueOn) => ({ filter: { dueOn: { lessThan: dueOn } } }),
    atLeast: (dueOn) => ({ filter: { dueOn: { greaterThanOrEqualTo: dueOn } } }),
  }),
  daysOverdue: integerFilter('Days overdue', {
    is: (daysOverdue) => ({ filter: { daysOverdue: { equalTo: daysOverdue } } }),
    isNot: (daysOverdue) => ({ filter: { daysOverdue: { notEqualTo: daysOverdue } } }),
    anyOf: (values) => ({ filter: { daysOverdue: { in: values } } }),
    noneOf: (values) => ({ filter: { daysOverdue: { notIn: values } } }),
    lessThan: (daysOverdue) => ({ filter: { daysOverdue: { lessThan: daysOverdue } } }),
    atMost: (daysOverdue) => ({ filter: { daysOverdue: { lessThanOrEqualTo: daysOverdue } } }),
    greaterThan: (daysOverdue) => ({ filter: { daysOverdue: { greaterThan: daysOverdue } } }),
    atLeast: (daysOverdue) => ({ filter: { daysOverdue: { greaterThanOrEqualTo: daysOverdue } } }),
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
  balanceDue: decimalFilter('Balance due', {
    is: (balanceDue) => ({ filter: { balanceDue: { equalTo: balanceDue } } }),
    isNot: (balanceDue) => ({ filter: { balanceDue: { notEqualTo: balanceDue } } }),
    anyOf: (values) => ({ filter: { balanceDue: { in: values } } }),
    noneOf: (values) => ({ filter: { balanceDue: { notIn: values } } }),
    lessThan: (balanceDue) => ({ filter: { balanceDue: { lessThan: balanceDue } } }),
    atMost: (balanceDue) => ({ filter: { balanceDue: { lessThanOrEqualTo: balanceDue } } }),
    greaterThan: (balanceDue) => ({ filter: { balanceDue: { greaterThan: balanceDue } } }),
    atLeast: (balanceDue) => ({ filter: { balanceDue: { greaterThanOrEqualTo: balanceDue } } }),
  }),
  customer: recordFilter(
    'Customer',
    customers,
    {
      isEmpty: (isEmpty) => ({ filter: { customerExists: !isEmpty } }),
      is: (customer) => ({ condition: { customer } }),
    },
    async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker,
  ),
  accountManager: recordFilter(
    'Account manager',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { accountManagerExists: !isEmpty } }),
      is: (accountManager) => ({ condition: { accountManager } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  invoice: recordFilter(
    'Invoice',
    invoices,
    {
      is: (invoice) => ({ condition: { invoice } }),
    },
    async () => (await import('../invoices/pickers/invoicePicker.ts')).invoicePicker,
  ),
};
