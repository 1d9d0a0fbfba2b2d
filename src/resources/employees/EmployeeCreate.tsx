// Scaffolded by Frontage from `Mutation.createEmployee`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  EmployeeCreateMutation,
  EmployeeInput,
} from '../../../__generated__/EmployeeCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { employeeFields } from './employeeFields.ts';
import { employees } from './employees.ts';

const change: Change<EmployeeCreateMutation> = {
  mutation: graphql`
    mutation EmployeeCreateMutation($input: CreateEmployeeInput!) {
      createEmployee(input: $input) {
        employee {
          id
          ...EmployeeRecord_record
        }
      }
    }
  `,
  read: ({ createEmployee }) => ({ record: createEmployee?.employee }),
};

/** The form that makes an employee. */
export function EmployeeCreate() {
  return (
    <CreateForm<EmployeeCreateMutation, EmployeeInput>
      resource={employees}
      fields={employeeFields}
      change={change}
      variables={(employee) => ({ input: { employee } })}
      keyOf={({ createEmployee }) => createEmployee?.employee?.id}
    />
  );
}
