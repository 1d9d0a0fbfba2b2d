// Scaffolded by Frontage from `Mutation.deleteEmployee`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteEmployeeMutation } from '../../../__generated__/deleteEmployeeMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one employee. */
export const deleteEmployee: RecordAction<deleteEmployeeMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteEmployeeMutation($input: DeleteEmployeeInput!) {
        deleteEmployee(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (employee) => ({ input: { id: employee.id } }),
};
