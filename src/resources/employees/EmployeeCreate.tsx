// Scaffolded by Frontage from `Mutation.createEmployee`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { employeeFields } from './employeeFields.ts';
import { employeeOperations } from './employeeOperations.ts';

/** The form for a new employee. */
export function EmployeeCreate() {
  return <CreateForm operations={employeeOperations} fields={employeeFields} />;
}
