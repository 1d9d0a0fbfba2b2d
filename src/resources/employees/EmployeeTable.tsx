// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { emailColumn, phoneColumn, pictureColumn, recordColumn } from 'frontage/ui/fields/Link';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { EmployeeTable_rows$key } from '../../../__generated__/EmployeeTable_rows.graphql.ts';
import { department } from '../enums/department.ts';
import { employeeRole } from '../enums/employeeRole.ts';
import { employees } from './employees.ts';

/** Employees as rows: in their list, and below the records that they belong to. */
export const EmployeeTable = defineTable<EmployeeTable_rows$key>({
  resource: employees,
  picture: (employee) => employee.photo,
  columns: [
    textColumn('fullName', (employee) => employee.fullName),
    recordColumn('manager', (employee) => employee.manager, {
      resource: employees,
      title: (otherEmployee) => otherEmployee.fullName,
      picture: (otherEmployee) => otherEmployee.photo,
    }),
    emailColumn('email', (employee) => employee.email),
    textColumn('jobTitle', (employee) => employee.jobTitle),
    choiceColumn('department', (employee) => employee.department, { choices: department }),
    dayColumn('hiredOn', (employee) => employee.hiredOn),
    identifierColumn('id', (employee) => employee.id, { label: 'ID', hidden: true }),
    textColumn('firstName', (employee) => employee.firstName, { hidden: true }),
    textColumn('lastName', (employee) => employee.lastName, { hidden: true }),
    phoneColumn('phone', (employee) => employee.phone, { hidden: true }),
    dayColumn('leftOn', (employee) => employee.leftOn, { hidden: true }),
    yesNoColumn('isActive', (employee) => employee.isActive, { label: 'Active', hidden: true }),
    momentColumn('createdAt', (employee) => employee.createdAt, { label: 'Created', hidden: true }),
    momentColumn('updatedAt', (employee) => employee.updatedAt, { label: 'Updated', hidden: true }),
    choiceColumn('role', (employee) => employee.role, { hidden: true, choices: employeeRole }),
    pictureColumn('photo', (employee) => employee.photo, { hidden: true }),
  ],
  fragment: graphql`
    fragment EmployeeTable_rows on Employee
    @relay(plural: true)
    @argumentDefinitions(
      withManager: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      photo @catch
      fullName
      email
      jobTitle
      department
      hiredOn
      manager @include(if: $withManager) @catch {
        id
        fullName
        photo @catch
      }
      ... @include(if: $more) {
        firstName
        lastName
        phone @catch
        leftOn @catch
        isActive
        createdAt
        updatedAt
        role @catch
      }
    }
  `,
});
