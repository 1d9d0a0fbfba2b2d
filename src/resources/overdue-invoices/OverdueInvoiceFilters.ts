// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  decimalFilter,
  integerFilter,
  recordFilter,
  textFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { invoices } from '../invoices/invoices.ts';

export const filters = defineFilters<OverdueInvoiceListQuery['variables']>({
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  number: textFilter('filter.number', stringFilter),
  dueOn: dayFilter('filter.dueOn', dateFilter),
  daysOverdue: integerFilter('filter.daysOverdue', intFilter),
  amount: decimalFilter('filter.amount', bigFloatFilter),
  balanceDue: decimalFilter('filter.balanceDue', bigFloatFilter),
  customer: recordFilter(
    customers,
    {
      isEmpty: (isEmpty) => ({ filter: { customerExists: !isEmpty } }),
      is: (customer) => ({ condition: { customer } }),
    },
    { picker: async () => (await import('../customers/pickers/customerPicker.ts')).customerPicker },
  ),
  accountManager: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { accountManagerExists: !isEmpty } }),
      is: (accountManager) => ({ condition: { accountManager } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  invoice: recordFilter(
    invoices,
    { is: (invoice) => ({ condition: { invoice } }) },
    { picker: async () => (await import('../invoices/pickers/invoicePicker.ts')).invoicePicker },
  ),
});

export const related: RelatedFilters<OverdueInvoiceListQuery['variables']> = {
  invoice: relatedFilter(invoices, (variables: InvoiceListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { invoice: conditions } }),
  }),
  customer: relatedFilter(
    customers,
    (variables: CustomerListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { customer: conditions } }) },
  ),
  accountManager: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { accountManager: conditions } }) },
  ),
};
