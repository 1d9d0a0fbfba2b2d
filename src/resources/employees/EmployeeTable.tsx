// Scaffolded by Frontage from the type `Employee`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  EmployeeTable_rows$data,
  EmployeeTable_rows$key,
} from '../../../__generated__/EmployeeTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Picture, RecordLink } from '../../ui/fields/Link.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { department } from '../enums/department.ts';
import { employees } from './employees.ts';

const columns: Columns<EmployeeTable_rows$data[number]> = [
  { id: 'fullName', label: 'Full name', cell: (employee) => <Text value={employee.fullName} /> },
  { id: 'photo', label: 'Photo', cell: (employee) => <Picture value={employee.photo} /> },
  {
    id: 'manager',
    label: 'Manager',
    cell: (employee) => (
      <RecordLink
        resource={employees}
        record={employee.manager}
        keyOf={(otherEmployee) => otherEmployee.id}
        title={(otherEmployee) => otherEmployee.fullName}
      />
    ),
  },
  { id: 'email', label: 'Email', cell: (employee) => <Email value={employee.email} /> },
  { id: 'jobTitle', label: 'Job title', cell: (employee) => <Text value={employee.jobTitle} /> },
  {
    id: 'department',
    label: 'Department',
    cell: (employee) => <Choice value={employee.department} choices={department} />,
  },
  { id: 'hiredOn', label: 'Hired on', cell: (employee) => <Day value={employee.hiredOn} /> },
];

/** Employees as rows: of their list, and of whatever they belong to. */
export function EmployeeTable({ rows, without }: TableProps<EmployeeTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment EmployeeTable_rows on Employee @relay(plural: true) {
        id
        fullName
        photo @catch
        manager @catch {
          id
          fullName
        }
        email
        jobTitle
        department
        hiredOn
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={employees}
      columns={columns}
      rows={records}
      keyOf={(employee) => employee.id}
      without={without}
      caption="Employees"
    />
  );
}
