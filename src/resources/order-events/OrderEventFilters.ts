// Scaffolded by Frontage from `Query.orderEvents`. `frontage pull` keeps your edits.
import type { OrderEventListQuery } from '../../../__generated__/OrderEventListQuery.graphql.ts';
import { momentFilter } from '../../lists/filters/dateFilters.ts';
import { choiceFilter, recordFilter } from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { employees } from '../employees/employees.ts';
import { orderEventKind } from '../enums/orderEventKind.ts';
import { orders } from '../orders/orders.ts';

export const filters: Filters<OrderEventListQuery['variables']> = {
  kind: choiceFilter('Kind', orderEventKind, {
    is: (kind) => ({ filter: { kind: { equalTo: kind } } }),
    isNot: (kind) => ({ filter: { kind: { notEqualTo: kind } } }),
    anyOf: (values) => ({ filter: { kind: { in: values } } }),
    noneOf: (values) => ({ filter: { kind: { notIn: values } } }),
  }),
  happenedAt: momentFilter('Happened', {
    lessThan: (happenedAt) => ({ filter: { happenedAt: { lessThan: happenedAt } } }),
    atLeast: (happenedAt) => ({ filter: { happenedAt: { greaterThanOrEqualTo: happenedAt } } }),
  }),
  employee: recordFilter(
    'Employee',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { employeeExists: !isEmpty } }),
      is: (employee) => ({ condition: { employee } }),
    },
    async () => (await import('../employees/pickers/employeePicker.ts')).employeePicker,
  ),
  order: recordFilter(
    'Order',
    orders,
    {
      is: (order) => ({ condition: { order } }),
    },
    async () => (await import('../orders/pickers/orderPicker.ts')).orderPicker,
  ),
};
