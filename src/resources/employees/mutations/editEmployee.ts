// Scaffolded by Frontage from `Mutation.updateEmployee`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editEmployeeQuery } from '../../../../__generated__/editEmployeeQuery.graphql.ts';
import { employeeFields } from '../employeeFields.ts';
import { employees } from '../employees.ts';
import { employeePicker } from '../pickers/employeePicker.ts';

/** The editable fields of an employee, with their current values. */
export const editEmployee = defineEditing({
  resource: employees,
  fields: employeeFields,
  query: graphql`
    query editEmployeeQuery($id: ID!) {
      employee(id: $id) @catch {
        id
        fullName
        firstName
        lastName
        email
        phone @catch
        jobTitle
        department
        photo @catch
        languages
        role @catch
        hiredOn
        leftOn @catch
        manager @catch {
          ...employeePicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editEmployeeQuery['variables'] => ({ id: String(address.key) }),
  subject: ['employee'],
  read: ({ employee }: editEmployeeQuery['response']) => employee,
  title: (employee) => employee.fullName,
  lastChange: (employee) => ({ at: employee.updatedAt }),
  values: (employee) => ({ ...employee, manager: optionOf(employeePicker, employee.manager) }),
  update: async () => (await import('./updateEmployee.ts')).updateEmployee,
});
