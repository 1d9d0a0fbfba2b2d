// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeTable_rows$key } from '../../../__generated__/EmployeeTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { emailColumn, phoneColumn, pictureColumn, recordColumn } from '../../ui/fields/Link.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { department } from '../enums/department.ts';
import { employees } from './employees.ts';

/** Employees as rows: of their list, and of whatever they belong to. */
export const EmployeeTable = defineTable<EmployeeTable_rows$key>({
  resource: employees,
  keyOf: (employee) => employee.id,
  columns: [
    textColumn({ id: 'fullName', label: 'Full name', value: (employee) => employee.fullName }),
    pictureColumn({ id: 'photo', label: 'Photo', value: (employee) => employee.photo }),
    recordColumn({
      id: 'manager',
      label: 'Manager',
      resource: employees,
      value: (employee) => employee.manager,
      keyOf: (otherEmployee) => otherEmployee.id,
      title: (otherEmployee) => otherEmployee.fullName,
    }),
    emailColumn({ id: 'email', label: 'Email', value: (employee) => employee.email }),
    textColumn({ id: 'jobTitle', label: 'Job title', value: (employee) => employee.jobTitle }),
    choiceColumn({
      id: 'department',
      label: 'Department',
      choices: department,
      value: (employee) => employee.department,
    }),
    dayColumn({ id: 'hiredOn', label: 'Hired on', value: (employee) => employee.hiredOn }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (employee) => employee.id }),
    textColumn({
      id: 'firstName',
      label: 'First name',
      hidden: true,
      value: (employee) => employee.firstName,
    }),
    textColumn({
      id: 'lastName',
      label: 'Last name',
      hidden: true,
      value: (employee) => employee.lastName,
    }),
    phoneColumn({ id: 'phone', label: 'Phone', hidden: true, value: (employee) => employee.phone }),
    dayColumn({
      id: 'leftOn',
      label: 'Left on',
      hidden: true,
      value: (employee) => employee.leftOn,
    }),
    yesNoColumn({
      id: 'isActive',
      label: 'Active',
      hidden: true,
      value: (employee) => employee.isActive,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (employee) => employee.createdAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (employee) => employee.updatedAt,
    }),
  ],
  fragment: graphql`
    fragment EmployeeTable_rows on Employee
    @relay(plural: true)
    @argumentDefinitions(
      withManager: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      fullName
      photo @catch
      email
      jobTitle
      department
      hiredOn
      manager @include(if: $withManager) @catch {
        id
        fullName
      }
      ... @include(if: $more) {
        firstName
        lastName
        phone @catch
        leftOn @catch
        isActive
        createdAt
        updatedAt
      }
    }
  `,
});
