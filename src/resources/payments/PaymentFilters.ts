// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import type { PaymentListQuery } from '../../../__generated__/PaymentListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoices } from '../invoices/invoices.ts';

export const filters: Filters<PaymentListQuery['variables']> = {
  method: choiceFilter('Method', paymentMethod, {
    is: (method) => ({ filter: { method: { equalTo: method } } }),
    isNot: (method) => ({ filter: { method: { notEqualTo: method } } }),
    anyOf: (values) => ({ filter: { method: { in: values } } }),
    noneOf: (values) => ({ filter: { method: { notIn: values } } }),
  }),
  reference: textFilter('Reference', {
    is: (reference) => ({ filter: { reference: { equalTo: reference } } }),
    isNot: (reference) => ({ filter: { reference: { notEqualTo: reference } } }),
    anyOf: (values) => ({ filter: { reference: { in: values } } }),
    noneOf: (values) => ({ filter: { reference: { notIn: values } } }),
    contains: (reference) => ({ filter: { reference: { includesInsensitive: reference } } }),
    doesNotContain: (reference) => ({
      filter: { reference: { notIncludesInsensitive: reference } },
    }),
    startsWith: (reference) => ({ filter: { reference: { startsWithInsensitive: reference } } }),
    endsWith: (reference) => ({ filter: { reference: { endsWithInsensitive: reference } } }),
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
  receivedOn: dayFilter('Received on', {
    isNot: (receivedOn) => ({ filter: { receivedOn: { notEqualTo: receivedOn } } }),
    lessThan: (receivedOn) => ({ filter: { receivedOn: { lessThan: receivedOn } } }),
    atLeast: (receivedOn) => ({ filter: { receivedOn: { greaterThanOrEqualTo: receivedOn } } }),
  }),
  invoice: recordFilter(
    'Invoice',
    invoices,
    {
      is: (invoice) => ({ condition: { invoice } }),
    },
    async () => (await import('../invoices/pickers/invoicePicker.ts')).invoicePicker,
  ),
};
