// Scaffolded by Frontage from `Mutation.updateEmployee`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { EmployeeEditQuery } from '../../../__generated__/EmployeeEditQuery.graphql.ts';
import type {
  EmployeePatch,
  updateEmployeeMutation,
} from '../../../__generated__/updateEmployeeMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { employeeFields } from './employeeFields.ts';
import { employeePicker } from './employeePicker.ts';
import { employees } from './employees.ts';
import { updateEmployee } from './updateEmployee.ts';

const query = graphql`
  query EmployeeEditQuery($id: ID!) {
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
      hiredOn
      leftOn @catch
      manager @catch {
        ...employeePicker_record
      }
    }
  }
`;

/** The record in the answer of the query. */
const readRecord = ({ employee }: EmployeeEditQuery['response']) => employee;

/** The form that changes an employee. */
export function EmployeeEdit() {
  const found = readRecord(usePageQuery<EmployeeEditQuery>(query));
  return (
    <RecordPage resource={employees} record={found}>
      {(record) => (
        <EditForm<EmployeeEditQuery, updateEmployeeMutation, typeof record, EmployeePatch>
          resource={employees}
          recordKey={record.id}
          title={record.fullName}
          fields={employeeFields}
          record={record}
          values={(row) => ({ ...row, manager: optionOf(employeePicker, row.manager) })}
          query={query}
          latest={readRecord}
          update={updateEmployee}
        />
      )}
    </RecordPage>
  );
}

EmployeeEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<EmployeeEditQuery>(query, { id }, { subject: ['employee'] }),
  };
};
