// Scaffolded by Frontage from the mutations of `Employee`. `frontage pull` keeps your edits.
import { defineOperations } from '../../ui/action/recordOperations.ts';
import { employees } from './employees.ts';

/** What can be done with employees. */
export const employeeOperations = defineOperations({
  resource: employees,
  fields: async () => (await import('./employeeFields.ts')).employeeFields,
  create: async () => (await import('./createEmployee.ts')).createEmployee,
  edit: async () => (await import('./editEmployee.ts')).editEmployee,
  delete: async () => (await import('./deleteEmployee.ts')).deleteEmployee,
});
