// Scaffolded by Frontage from the type `Employee`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  EmployeeTable_rows$data,
  EmployeeTable_rows$key,
} from '../../../__generated__/EmployeeTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, Picture, RecordLink } from '../../ui/fields/Link.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
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
  { id: 'id', label: 'ID', hidden: true, cell: (employee) => <Identifier value={employee.id} /> },
  {
    id: 'firstName',
    label: 'First name',
    hidden: true,
    cell: (employee) => <Text value={employee.firstName} />,
  },
  {
    id: 'lastName',
    label: 'Last name',
    hidden: true,
    cell: (employee) => <Text value={employee.lastName} />,
  },
  {
    id: 'phone',
    label: 'Phone',
    hidden: true,
    cell: (employee) => <Phone value={employee.phone} />,
  },
  {
    id: 'leftOn',
    label: 'Left on',
    hidden: true,
    cell: (employee) => <Day value={employee.leftOn} />,
  },
  {
    id: 'isActive',
    label: 'Active',
    hidden: true,
    cell: (employee) => <YesNo value={employee.isActive} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (employee) => <Moment value={employee.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (employee) => <Moment value={employee.updatedAt} />,
  },
];

/** Employees as rows: of their list, and of whatever they belong to. */
export function EmployeeTable({ rows, hiddenColumns }: TableProps<EmployeeTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment EmployeeTable_rows on Employee
      @relay(plural: true)
      @argumentDefinitions(
        withPhoto: { type: "Boolean!", defaultValue: true }
        withManager: { type: "Boolean!", defaultValue: true }
        withEmail: { type: "Boolean!", defaultValue: true }
        withJobTitle: { type: "Boolean!", defaultValue: true }
        withDepartment: { type: "Boolean!", defaultValue: true }
        withHiredOn: { type: "Boolean!", defaultValue: true }
        withFirstName: { type: "Boolean!", defaultValue: false }
        withLastName: { type: "Boolean!", defaultValue: false }
        withPhone: { type: "Boolean!", defaultValue: false }
        withLeftOn: { type: "Boolean!", defaultValue: false }
        withIsActive: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        fullName
        ... @include(if: $withPhoto) {
          photo @catch
        }
        ... @include(if: $withManager) {
          manager @catch {
            id
            fullName
          }
        }
        ... @include(if: $withEmail) {
          email
        }
        ... @include(if: $withJobTitle) {
          jobTitle
        }
        ... @include(if: $withDepartment) {
          department
        }
        ... @include(if: $withHiredOn) {
          hiredOn
        }
        ... @include(if: $withFirstName) {
          firstName
        }
        ... @include(if: $withLastName) {
          lastName
        }
        ... @include(if: $withPhone) {
          phone @catch
        }
        ... @include(if: $withLeftOn) {
          leftOn @catch
        }
        ... @include(if: $withIsActive) {
          isActive
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
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
      hiddenColumns={hiddenColumns}
      caption="Employees"
    />
  );
}
