// Scaffolded by Frontage from `Mutation.updateEmployee`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  EmployeePatch,
  updateEmployeeMutation,
} from '../../../../__generated__/updateEmployeeMutation.graphql.ts';

/** Changes an employee. */
export const updateEmployee: RecordUpdate<
  updateEmployeeMutation,
  { readonly id: string },
  EmployeePatch
> = {
  mutation: graphql`
    mutation updateEmployeeMutation($input: UpdateEmployeeInput!) {
      updateEmployee(input: $input) {
        employee {
          id
          ...EmployeeRecord_record
        }
      }
    }
  `,
  variables: (employee, employeePatch) => ({ input: { id: employee.id, employeePatch } }),
  read: ({ updateEmployee }) => ({ record: updateEmployee?.employee }),
};
