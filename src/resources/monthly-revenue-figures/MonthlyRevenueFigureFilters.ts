// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { choiceFilter, decimalFilter, integerFilter } from 'frontage/lists/filters/filterSettings';
import type { MonthlyRevenueFigureListQuery } from '../../../__generated__/MonthlyRevenueFigureListQuery.graphql.ts';
import { currency } from '../enums/currency.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { intFilter } from '../filters/intFilter.ts';

export const filters = defineFilters<MonthlyRevenueFigureListQuery['variables']>({
  currency: choiceFilter(currency, 'filter.currency', enumFilter),
  month: dayFilter('filter.month', dateFilter),
  invoiceCount: integerFilter('filter.invoiceCount', intFilter),
  revenue: decimalFilter('filter.revenue', bigFloatFilter),
  averageAmount: decimalFilter('filter.averageAmount', bigFloatFilter),
});
