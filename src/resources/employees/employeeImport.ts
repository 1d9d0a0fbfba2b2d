// Scaffolded by Frontage from `Mutation.createEmployee`. `frontage pull` keeps your edits.
import type {
  createEmployeeMutation,
  EmployeeInput,
} from '../../../__generated__/createEmployeeMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createEmployee } from './createEmployee.ts';
import { employeeFields } from './employeeFields.ts';
import { employees } from './employees.ts';

/** How employees come out of a file. */
export const employeeImport: RecordImport<createEmployeeMutation, EmployeeInput> = {
  resource: employees,
  fields: employeeFields,
  creation: createEmployee,
  editing: async () => (await import('./editEmployee.ts')).editEmployee,
};
