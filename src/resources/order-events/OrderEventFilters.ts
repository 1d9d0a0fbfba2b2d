// Scaffolded by Frontage from `Query.orderEvents`. `frontage pull` keeps your edits.
import { momentFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import { choiceFilter, recordFilter } from 'frontage/lists/filters/filterSettings';
import { relatedFilter } from 'frontage/lists/filters/relatedFilter';
import type { RelatedFilters } from 'frontage/lists/listSettings';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { datetimeFilter } from '../filters/datetimeFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { orders } from '../orders/orders.ts';

export const filters = defineFilters<OrderEventListQuery['variables']>({
  kind: choiceFilter(orderEventKind, 'filter.kind', enumFilter),
  happenedAt: momentFilter('filter.happenedAt', datetimeFilter, { label: 'Happened' }),
  employee: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { employeeExists: !isEmpty } }),
      is: (employee) => ({ condition: { employee } }),
    },
    { picker: async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker },
  ),
  order: recordFilter(
    orders,
    { is: (order) => ({ condition: { order } }) },
    { picker: async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker },
  ),
});

export const related: RelatedFilters<OrderEventListQuery['variables']> = {
  employee: relatedFilter(
    employees,
    (variables: EmployeeListQuery['variables']) => variables.filter,
    { one: (conditions) => ({ filter: { employee: conditions } }) },
  ),
  order: relatedFilter(orders, (variables: OrderListQuery['variables']) => variables.filter, {
    one: (conditions) => ({ filter: { order: conditions } }),
  }),
};
