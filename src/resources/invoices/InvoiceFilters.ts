// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
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
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { PaymentListQuery } from '../../../__generated__/PaymentListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { currency } from '../enums/currency.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { payments } from '../payments/payments.ts';

export const filters = defineFilters<InvoiceListQuery['variables']>({
  status: statusFilter(invoiceStatus, 'filter.status', enumFilter),
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  number: textFilter('filter.number', stringFilter),
  issuedOn: dayFilter('filter.issuedOn', dateFilter),
  dueOn: dayFilter('filter.dueOn', dateFilter),
  amount: decimalFilter('filter.amount', bigFloatFilter),
  isOverdue: yesNoFilter('filter.isOverdue', booleanFilter, { label: 'Overdue' }),
  customer: recordFilter(
    customers,
    { is: (customer) => ({ condition: { customer } }) },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  order: recordFilter(
    orders,
    { is: (order) => ({ condition: { order } }) },
    { picker: async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker },
  ),
  overdueInvoice: textFilter({
    isEmpty: (isEmpty) => ({ filter: { overdueInvoiceExists: !isEmpty } }),
  }),
  paymentsCount: integerFilter('filter.payments.aggregates.distinctCount.id', intFilter, {
    label: 'Number of payments',
  }),
});

export const related: RelatedFilters<InvoiceListQuery['variables']> = {
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  order: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { order: conditions } }),
  }),
  payments: relatedFilter(
    payments,
    (variables: PaymentListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { payments: { some: conditions } } }),
      all: (conditions) => ({ filter: { payments: { every: conditions } } }),
      none: (conditions) => ({ filter: { payments: { none: conditions } } }),
    },
  ),
  overdueInvoice: relatedFilter(
    overdueInvoices,
    (variables: OverdueInvoiceListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { overdueInvoice: conditions } }) },
  ),
};
