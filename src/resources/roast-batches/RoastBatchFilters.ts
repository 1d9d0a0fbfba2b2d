// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  decimalFilter,
  integerFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { ProductListQuery } from '../../../__generated__/ProductListQuery.graphql.ts';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { bigFloatFilter } from '../filters/bigFloatFilter.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { intFilter } from '../filters/intFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { stockMovements } from '../stock-movements/stockMovements.ts';

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
  stockMovementsCount: integerFilter(
    'filter.stockMovements.aggregates.distinctCount.id',
    intFilter,
    { label: 'Number of stock movements' },
  ),
});

export const related: RelatedFilters<RoastBatchListQuery['variables']> = {
  greenLot: relatedFilter(
    greenLots,
    (variables: GreenLotListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { greenLot: conditions } }) },
  ),
  product: relatedFilter(products, (variables: ProductListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { product: conditions } }),
  }),
  roaster: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { roaster: conditions } }) },
  ),
  stockMovements: relatedFilter(
    stockMovements,
    (variables: StockMovementListQuery['variables']) => variables.filter,
    {
      any: (conditions) => ({ filter: { stockMovements: { some: conditions } } }),
      all: (conditions) => ({ filter: { stockMovements: { every: conditions } } }),
      none: (conditions) => ({ filter: { stockMovements: { none: conditions } } }),
    },
  ),
};
