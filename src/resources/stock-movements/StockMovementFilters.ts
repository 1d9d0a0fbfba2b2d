// Scaffolded by Frontage from `Query.stockMovements`. `frontage pull` keeps your edits.
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import { momentFilter } from '../../lists/filters/dateFilters.ts';
import { choiceFilter, recordFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';

export const filters: Filters<StockMovementListQuery['variables']> = {
  kind: choiceFilter('Kind', movementKind, {
    is: (kind) => ({ filter: { kind: { equalTo: kind } } }),
    isNot: (kind) => ({ filter: { kind: { notEqualTo: kind } } }),
    anyOf: (values) => ({ filter: { kind: { in: values } } }),
    noneOf: (values) => ({ filter: { kind: { notIn: values } } }),
  }),
  occurredAt: momentFilter('Occurred', {
    lessThan: (occurredAt) => ({ filter: { occurredAt: { lessThan: occurredAt } } }),
    atLeast: (occurredAt) => ({ filter: { occurredAt: { greaterThanOrEqualTo: occurredAt } } }),
  }),
  batch: recordFilter(
    'Batch',
    roastBatches,
    {
      isEmpty: (isEmpty) => ({ filter: { batchExists: !isEmpty } }),
      is: (batch) => ({ condition: { batch } }),
    },
    async () => (await import('../roast-batches/pickers/roastBatchPicker.ts')).roastBatchPicker,
  ),
  employee: recordFilter(
    'Employee',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { employeeExists: !isEmpty } }),
      is: (employee) => ({ condition: { employee } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  variant: recordFilter(
    'Variant',
    variants,
    {
      is: (variant) => ({ condition: { variant } }),
    },
    async () => (await import('../variants/pickers/variantPicker.ts')).variantPicker,
  ),
};
