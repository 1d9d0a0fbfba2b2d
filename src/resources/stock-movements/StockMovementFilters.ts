// Scaffolded by Frontage from `Query.stockMovements`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { choiceFilter, recordFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import type { VariantListQuery } from '../../../__generated__/VariantListQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';

export const filters = defineFilters<StockMovementListQuery['variables']>({
  kind: choiceFilter(movementKind, 'filter.kind', enumFilter),
  occurredAt: momentFilter('filter.occurredAt', datetimeFilter, { label: 'Occurred' }),
  batch: recordFilter(
    roastBatches,
    {
      isEmpty: (isEmpty) => ({ filter: { batchExists: !isEmpty } }),
      is: (batch) => ({ condition: { batch } }),
    },
    {
      picker: async () =>
        (await import('../roast-batches/pickers/roastBatchPicker.ts')).roastBatchPicker,
    },
  ),
  employee: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { employeeExists: !isEmpty } }),
      is: (employee) => ({ condition: { employee } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  variant: recordFilter(
    variants,
    { is: (variant) => ({ condition: { variant } }) },
    { picker: async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker },
  ),
});

export const related: RelatedFilters<StockMovementListQuery['variables']> = {
  batch: relatedFilter(
    roastBatches,
    (variables: RoastBatchListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { batch: conditions } }) },
  ),
  employee: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { employee: conditions } }) },
  ),
  variant: relatedFilter(variants, (variables: VariantListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { variant: conditions } }),
  }),
};
