// Scaffolded by Frontage from `Mutation.createEmployee`. `frontage pull` keeps your edits.
import type {
  createEmployeeMutation,
  EmployeeInput,
} from '../../../__generated__/createEmployeeMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { employeeFields } from './employeeFields.ts';
import { employees } from './employees.ts';

const copyFrom = async () => (await import('./editEmployee.ts')).editEmployee;

/** The form that makes an employee. */
export function EmployeeCreate() {
  return (
    <CreateForm<createEmployeeMutation, EmployeeInput>
      resource={employees}
      fields={employeeFields}
      creation={async () => (await import('./createEmployee.ts')).createEmployee}
      copyFrom={copyFrom}
    />
  );
}
