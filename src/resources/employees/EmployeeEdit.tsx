// Scaffolded by Frontage from `Mutation.updateEmployee`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { EditForm } from 'frontage/ui/form/EditForm';
import { editQueries } from 'frontage/ui/form/recordEditing';
import { editEmployee } from './mutations/editEmployee.ts';

/** The form that changes an employee. */
export function EmployeeEdit() {
  return <EditForm editing={editEmployee} />;
}

EmployeeEdit.queries = (address: Address) => editQueries(editEmployee, address);
