// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { dayFilter } from 'frontage/lists/filters/dateFilters';
import { defineFilters } from 'frontage/lists/filters/defineFilters';
import {
  choiceFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from 'frontage/lists/filters/filterSettings';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import { department } from '../enums/department.ts';
import { booleanFilter } from '../filters/booleanFilter.ts';
import { dateFilter } from '../filters/dateFilter.ts';
import { enumFilter } from '../filters/enumFilter.ts';
import { stringFilter } from '../filters/stringFilter.ts';
import { employees } from './employees.ts';

export const filters = defineFilters<EmployeeListQuery['variables']>({
  department: choiceFilter(department, 'filter.department', enumFilter),
  firstName: textFilter('filter.firstName', stringFilter),
  lastName: textFilter('filter.lastName', stringFilter),
  email: textFilter('filter.email', stringFilter),
  hiredOn: dayFilter('filter.hiredOn', dateFilter),
  isActive: yesNoFilter('filter.isActive', booleanFilter, { label: 'Active' }),
  manager: recordFilter(
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { managerExists: !isEmpty } }),
      is: (manager) => ({ condition: { manager } }),
    },
    { picker: async () => (await import('./pickers/employeePicker.ts')).employeePicker },
  ),
});
