// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  decimalFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';

export const filters = defineFilters<RoastBatchListQuery['variables']>({
  number: textFilter('filter.number', stringFilter),
  roastedAt: momentFilter('filter.roastedAt', datetimeFilter, { label: 'Roasted' }),
  cupScore: decimalFilter('filter.cupScore', bigFloatFilter, { nullable: true }),
  passed: yesNoFilter('filter.passed', booleanFilter, { nullable: true }),
  greenLot: recordFilter(
    greenLots,
    { is: (greenLot) => ({ condition: { greenLot } }) },
    {
      picker: async () => (await import('../green-lots/pickers/greenLotPicker.ts')).greenLotPicker,
    },
  ),
  product: recordFilter(
    products,
    { is: (product) => ({ condition: { product } }) },
    { picker: async () => (await import('../products/pickers/productPicker.ts')).productPicker },
  ),
  roaster: recordFilter(
    employees,
    { is: (roaster) => ({ condition: { roaster } }) },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
});
