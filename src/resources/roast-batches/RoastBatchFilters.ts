// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import { momentFilter } from '../../lists/filters/dateFilters.ts';
import {
  decimalFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';

export const filters: Filters<RoastBatchListQuery['variables']> = {
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
  roastedAt: momentFilter('Roasted', {
    lessThan: (roastedAt) => ({ filter: { roastedAt: { lessThan: roastedAt } } }),
    atLeast: (roastedAt) => ({ filter: { roastedAt: { greaterThanOrEqualTo: roastedAt } } }),
  }),
  cupScore: decimalFilter('Cup score', {
    isEmpty: (isEmpty) => ({ filter: { cupScore: { isNull: isEmpty } } }),
    is: (cupScore) => ({ filter: { cupScore: { equalTo: cupScore } } }),
    isNot: (cupScore) => ({ filter: { cupScore: { notEqualTo: cupScore } } }),
    anyOf: (values) => ({ filter: { cupScore: { in: values } } }),
    noneOf: (values) => ({ filter: { cupScore: { notIn: values } } }),
    lessThan: (cupScore) => ({ filter: { cupScore: { lessThan: cupScore } } }),
    atMost: (cupScore) => ({ filter: { cupScore: { lessThanOrEqualTo: cupScore } } }),
    greaterThan: (cupScore) => ({ filter: { cupScore: { greaterThan: cupScore } } }),
    atLeast: (cupScore) => ({ filter: { cupScore: { greaterThanOrEqualTo: cupScore } } }),
  }),
  passed: yesNoFilter('Passed', {
    isEmpty: (isEmpty) => ({ filter: { passed: { isNull: isEmpty } } }),
    is: (passed) => ({ filter: { passed: { equalTo: passed } } }),
  }),
  greenLot: recordFilter(
    'Green lot',
    greenLots,
    {
      is: (greenLot) => ({ condition: { greenLot } }),
    },
    async () => (await import('../green-lots/pickers/greenLotPicker.ts')).greenLotPicker,
  ),
  product: recordFilter(
    'Product',
    products,
    {
      is: (product) => ({ condition: { product } }),
    },
    async () => (await import('../products/pickers/productPicker.ts')).productPicker,
  ),
  roaster: recordFilter(
    'Roaster',
    employees,
    {
      is: (roaster) => ({ condition: { roaster } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
};
