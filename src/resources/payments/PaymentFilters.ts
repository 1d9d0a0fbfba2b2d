// Scaffolded by Frontage from `Query.payments`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  recordFilter,
  textFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { PaymentListQuery } from '../../../__generated__/PaymentListQuery.graphql.ts';
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

export const related: RelatedFilters<PaymentListQuery['variables']> = {
  invoice: relatedFilter(invoices, (variables: InvoiceListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { invoice: conditions } }),
  }),
};
