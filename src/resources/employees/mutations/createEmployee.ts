// Scaffolded by Frontage from `Mutation.createEmployee`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createEmployeeMutation,
  EmployeeInput,
} from '../../../../__generated__/createEmployeeMutation.graphql.ts';

/** Creates an employee. */
export const createEmployee: RecordCreation<createEmployeeMutation, EmployeeInput> = {
  mutation: graphql`
    mutation createEmployeeMutation($input: CreateEmployeeInput!) {
      createEmployee(input: $input) {
        employee {
          id
          ...EmployeeRecord_record
        }
      }
    }
  `,
  variables: (employee) => ({ input: { employee } }),
  read: ({ createEmployee }) => ({ record: createEmployee?.employee }),
};
