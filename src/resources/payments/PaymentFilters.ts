// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import type { PaymentListQuery } from '../../../__generated__/PaymentListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import { defineFilters } from '../../lists/filters/defineFilters.ts';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  textFilter,
} from '../../lists/filters/filterSettings.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { invoices } from '../invoices/invoices.ts';

export const filters = defineFilters<PaymentListQuery['variables']>({
  method: choiceFilter(paymentMethod, 'filter.method', enumFilter),
  reference: textFilter('filter.reference', stringFilter),
  amount: decimalFilter('filter.amount', bigFloatFilter),
  receivedOn: dayFilter('filter.receivedOn', dateFilter),
  invoice: recordFilter(
    invoices,
    { is: (invoice) => ({ condition: { invoice } }) },
    { picker: async () => (await import('../invoices/pickers/invoicePicker.ts')).invoicePicker },
  ),
});
