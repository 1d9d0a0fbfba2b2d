// Scaffolded by Frontage from the mutations of `Employee`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { employees } from './employees.ts';

/** The operations on employees. */
export const employeeOperations = defineOperations({
  resource: employees,
  fields: async () => (await import('./employeeFields.ts')).employeeFields,
  create: async () => (await import('./mutations/createEmployee.ts')).createEmployee,
  edit: async () => (await import('./mutations/editEmployee.ts')).editEmployee,
  delete: async () => (await import('./mutations/deleteEmployee.ts')).deleteEmployee,
});
