// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import { dayFilter } from '../../lists/filters/dateFilters.ts';
import {
  choiceFilter,
  recordFilter,
  textFilter,
  yesNoFilter,
} from '../../lists/filters/filterSettings.ts';
import type { Filters } from '../../lists/listSettings.ts';
import { department } from '../enums/department.ts';
import { employees } from './employees.ts';

export const filters: Filters<EmployeeListQuery['variables']> = {
  department: choiceFilter('Department', department, {
    is: (value) => ({ filter: { department: { equalTo: value } } }),
    isNot: (value) => ({ filter: { department: { notEqualTo: value } } }),
    anyOf: (values) => ({ filter: { department: { in: values } } }),
    noneOf: (values) => ({ filter: { department: { notIn: values } } }),
  }),
  firstName: textFilter('First name', {
    is: (firstName) => ({ filter: { firstName: { equalTo: firstName } } }),
    isNot: (firstName) => ({ filter: { firstName: { notEqualTo: firstName } } }),
    anyOf: (values) => ({ filter: { firstName: { in: values } } }),
    noneOf: (values) => ({ filter: { firstName: { notIn: values } } }),
    contains: (firstName) => ({ filter: { firstName: { includesInsensitive: firstName } } }),
    doesNotContain: (firstName) => ({
      filter: { firstName: { notIncludesInsensitive: firstName } },
    }),
    startsWith: (firstName) => ({ filter: { firstName: { startsWithInsensitive: firstName } } }),
    endsWith: (firstName) => ({ filter: { firstName: { endsWithInsensitive: firstName } } }),
  }),
  lastName: textFilter('Last name', {
    is: (lastName) => ({ filter: { lastName: { equalTo: lastName } } }),
    isNot: (lastName) => ({ filter: { lastName: { notEqualTo: lastName } } }),
    anyOf: (values) => ({ filter: { lastName: { in: values } } }),
    noneOf: (values) => ({ filter: { lastName: { notIn: values } } }),
    contains: (lastName) => ({ filter: { lastName: { includesInsensitive: lastName } } }),
    doesNotContain: (lastName) => ({ filter: { lastName: { notIncludesInsensitive: lastName } } }),
    startsWith: (lastName) => ({ filter: { lastName: { startsWithInsensitive: lastName } } }),
    endsWith: (lastName) => ({ filter: { lastName: { endsWithInsensitive: lastName } } }),
  }),
  email: textFilter('Email', {
    is: (email) => ({ filter: { email: { equalTo: email } } }),
    isNot: (email) => ({ filter: { email: { notEqualTo: email } } }),
    anyOf: (values) => ({ filter: { email: { in: values } } }),
    noneOf: (values) => ({ filter: { email: { notIn: values } } }),
    contains: (email) => ({ filter: { email: { includesInsensitive: email } } }),
    doesNotContain: (email) => ({ filter: { email: { notIncludesInsensitive: email } } }),
    startsWith: (email) => ({ filter: { email: { startsWithInsensitive: email } } }),
    endsWith: (email) => ({ filter: { email: { endsWithInsensitive: email } } }),
  }),
  hiredOn: dayFilter('Hired on', {
    isNot: (hiredOn) => ({ filter: { hiredOn: { notEqualTo: hiredOn } } }),
    lessThan: (hiredOn) => ({ filter: { hiredOn: { lessThan: hiredOn } } }),
    atLeast: (hiredOn) => ({ filter: { hiredOn: { greaterThanOrEqualTo: hiredOn } } }),
  }),
  isActive: yesNoFilter('Active', {
    is: (isActive) => ({ filter: { isActive: { equalTo: isActive } } }),
  }),
  manager: recordFilter(
    'Manager',
    employees,
    {
      isEmpty: (isEmpty) => ({ filter: { managerExists: !isEmpty } }),
      is: (manager) => ({ condition: { manager } }),
    },
    async () => (await import('./pickers/employeePicker.ts')).employeePicker,
  ),
};
