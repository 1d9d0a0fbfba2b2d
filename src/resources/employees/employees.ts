// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const employees: Resource = {
  slug: 'employees',
  label: 'Employee',
  pluralLabel: 'Employees',
  icon: 'users',
  hasInitials: true,
  description: 'People who work at the roastery.',
  type: 'Employee',
  roots: {
    list: 'employees',
    record: 'employee',
    create: 'createEmployee',
    edit: 'updateEmployee',
    delete: 'deleteEmployee',
  },
  inputs: { create: 'EmployeeInput', edit: 'EmployeePatch' },
};
