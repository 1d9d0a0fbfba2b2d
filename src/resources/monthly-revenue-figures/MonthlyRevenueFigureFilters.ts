// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. `frontage pull` keeps your edits.
import type { MonthlyRevenueFigureListQuery } from '../../../__generated__/MonthlyRevenueFigureListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import { choiceFilter, decimalFilter, integerFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { currency } from '../enums/currency.ts';

export const filters: Filters<MonthlyRevenueFigureListQuery['variables']> = {
  currency: choiceFilter('Currency', currency, {
    is: (value) => ({ filter: { currency: { equalTo: value } } }),
    isNot: (value) => ({ filter: { currency: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { currency: { in: values } } }),
    noneOf: (values) => ({ filter: { currency: { notIn: values } } }),
  }),
  month: dayFilter('Month', {
    isNot: (month) => ({ filter: { month: { notEqualTo: month } } }),
    lessThan: (month) => ({ filter: { month: { lessThan: month } } }),
    atLeast: (month) => ({ filter: { month: { greaterThanOrEqualTo: month } } }),
  }),
  invoiceCount: integerFilter('Invoice count', {
    is: (invoiceCount) => ({ filter: { invoiceCount: { equalTo: invoiceCount } } }),
    isNot: (invoiceCount) => ({ filter: { invoiceCount: { notEqualTo: invoiceCount } } }),
    anyOf: (values) => ({ filter: { invoiceCount: { in: values } } }),
    noneOf: (values) => ({ filter: { invoiceCount: { notIn: values } } }),
    lessThan: (invoiceCount) => ({ filter: { invoiceCount: { lessThan: invoiceCount } } }),
    atMost: (invoiceCount) => ({ filter: { invoiceCount: { lessThanOrEqualTo: invoiceCount } } }),
    greaterThan: (invoiceCount) => ({ filter: { invoiceCount: { greaterThan: invoiceCount } } }),
    atLeast: (invoiceCount) => ({
      filter: { invoiceCount: { greaterThanOrEqualTo: invoiceCount } },
    }),
  }),
  revenue: decimalFilter('Revenue', {
    is: (revenue) => ({ filter: { revenue: { equalTo: revenue } } }),
    isNot: (revenue) => ({ filter: { revenue: { notEqualTo: revenue } } }),
    anyOf: (values) => ({ filter: { revenue: { in: values } } }),
    noneOf: (values) => ({ filter: { revenue: { notIn: values } } }),
    lessThan: (revenue) => ({ filter: { revenue: { lessThan: revenue } } }),
    atMost: (revenue) => ({ filter: { revenue: { lessThanOrEqualTo: revenue } } }),
    greaterThan: (revenue) => ({ filter: { revenue: { greaterThan: revenue } } }),
    atLeast: (revenue) => ({ filter: { revenue: { greaterThanOrEqualTo: revenue } } }),
  }),
  averageAmount: decimalFilter('Average amount', {
    is: (averageAmount) => ({ filter: { averageAmount: { equalTo: averageAmount } } }),
    isNot: (averageAmount) => ({ filter: { averageAmount: { notEqualTo: averageAmount } } }),
    anyOf: (values) => ({ filter: { averageAmount: { in: values } } }),
    noneOf: (values) => ({ filter: { averageAmount: { notIn: values } } }),
    lessThan: (averageAmount) => ({ filter: { averageAmount: { lessThan: averageAmount } } }),
    atMost: (averageAmount) => ({
      filter: { averageAmount: { lessThanOrEqualTo: averageAmount } },
    }),
    greaterThan: (averageAmount) => ({ filter: { averageAmount: { greaterThan: averageAmount } } }),
    atLeast: (averageAmount) => ({
      filter: { averageAmount: { greaterThanOrEqualTo: averageAmount } },
    }),
  }),
};
