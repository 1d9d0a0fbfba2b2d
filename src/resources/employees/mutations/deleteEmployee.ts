// Scaffolded by Frontage from `Mutation.deleteEmployee`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteEmployeeMutation } from '../../../../__generated__/deleteEmployeeMutation.graphql.ts';

/** Deletes one employee. */
export const deleteEmployee: RecordDeletion<deleteEmployeeMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteEmployeeMutation($input: DeleteEmployeeInput!) {
      deleteEmployee(input: $input) {
        __typename
      }
    }
  `,
  variables: (employee) => ({ input: { id: employee.id } }),
};
