// Scaffolded by Frontage from `Mutation.updateEmployee`. `frontage pull` keeps your edits.
import type { Address } from '../../address/address.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { editQueries } from '../../ui/form/recordEditing.ts';
import { editEmployee } from './mutations/editEmployee.ts';

/** The form that changes an employee. */
export function EmployeeEdit() {
  return <EditForm editing={editEmployee} />;
}

EmployeeEdit.queries = (address: Address) => editQueries(editEmployee, address);
