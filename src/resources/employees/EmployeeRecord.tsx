// Scaffolded by Frontage from `Query.employee`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { Email, Phone, Picture, RecordLink } from 'frontage/ui/fields/Link';
import { Several } from 'frontage/ui/fields/Structure';
import { Text } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeRecord_record$key } from '../../../__generated__/EmployeeRecord_record.graphql.ts';
import type { EmployeeRecordQuery } from '../../../__generated__/EmployeeRecordQuery.graphql.ts';
import type { EmployeeRecordTabsTotalQuery } from '../../../__generated__/EmployeeRecordTabsTotalQuery.graphql.ts';
import { department } from '../enums/department.ts';
import { employeeRole } from '../enums/employeeRole.ts';
import { employeeHelp } from './employeeHelp.ts';
import { employeeOperations } from './employeeOperations.ts';
import { employees } from './employees.ts';
import { EmployeeSideSection } from './sections/EmployeeSideSection.tsx';
import { EmployeeAccountsTab } from './tabs/EmployeeAccountsTab.tsx';
import { EmployeeAssignedTicketsTab } from './tabs/EmployeeAssignedTicketsTab.tsx';
import { EmployeeOrderEventsTab } from './tabs/EmployeeOrderEventsTab.tsx';
import { EmployeeOrdersTab } from './tabs/EmployeeOrdersTab.tsx';
import { EmployeeOverdueInvoicesTab } from './tabs/EmployeeOverdueInvoicesTab.tsx';
import { EmployeeReportsTab } from './tabs/EmployeeReportsTab.tsx';
import { EmployeeRoastBatchesTab } from './tabs/EmployeeRoastBatchesTab.tsx';
import { EmployeeStockMovementsTab } from './tabs/EmployeeStockMovementsTab.tsx';
import { EmployeeTaggingsTab } from './tabs/EmployeeTaggingsTab.tsx';

/** The page of one employee. */
export const EmployeeRecord = defineRecord<
  EmployeeRecordQuery,
  EmployeeRecord_record$key,
  EmployeeRecordTabsTotalQuery
>({
  resource: employees,
  query: graphql`
    query EmployeeRecordQuery($id: ID!) {
      employee(id: $id) @catch {
        ...EmployeeRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ employee }) => employee,
  subject: ['employee'],
  Details: EmployeeDetails,
  tabs: {
    accounts: { label: 'Accounts', Panel: EmployeeAccountsTab },
    taggings: { label: 'Taggings', Panel: EmployeeTaggingsTab },
    roastBatches: { label: 'Roast batches', Panel: EmployeeRoastBatchesTab },
    stockMovements: { label: 'Stock movements', Panel: EmployeeStockMovementsTab },
    orders: { label: 'Orders', Panel: EmployeeOrdersTab },
    assignedTickets: { label: 'Assigned tickets', Panel: EmployeeAssignedTicketsTab },
    orderEvents: { label: 'Order events', Panel: EmployeeOrderEventsTab },
    overdueInvoices: { label: 'Overdue invoices', Panel: EmployeeOverdueInvoicesTab },
    reports: { label: 'Reports', Panel: EmployeeReportsTab },
  },
  tabTotals: {
    query: graphql`
      query EmployeeRecordTabsTotalQuery($id: ID!) {
        employee(id: $id) {
          accounts(first: 1) @catch(to: NULL) {
            totalCount
          }
          taggings(first: 1) @catch(to: NULL) {
            totalCount
          }
          roastBatches(first: 1) @catch(to: NULL) {
            totalCount
          }
          stockMovements(first: 1) @catch(to: NULL) {
            totalCount
          }
          orders(first: 1) @catch(to: NULL) {
            totalCount
          }
          assignedTickets(first: 1) @catch(to: NULL) {
            totalCount
          }
          orderEvents(first: 1) @catch(to: NULL) {
            totalCount
          }
          overdueInvoices(first: 1) @catch(to: NULL) {
            totalCount
          }
          reports(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => ({
      accounts: employee?.accounts?.totalCount,
      taggings: employee?.taggings?.totalCount,
      roastBatches: employee?.roastBatches?.totalCount,
      stockMovements: employee?.stockMovements?.totalCount,
      orders: employee?.orders?.totalCount,
      assignedTickets: employee?.assignedTickets?.totalCount,
      orderEvents: employee?.orderEvents?.totalCount,
      overdueInvoices: employee?.overdueInvoices?.totalCount,
      reports: employee?.reports?.totalCount,
    }),
  },
});

function EmployeeDetails({ record, tabs }: RecordDetailsProps<EmployeeRecord_record$key>) {
  const employee = useFragment(
    graphql`
      fragment EmployeeRecord_record on Employee {
        id
        fullName
        photo @catch
        manager @catch {
          id
          fullName
          photo @catch
        }
        hiredOn
        firstName
        lastName
        email
        phone @catch
        jobTitle
        department
        languages
        role @catch
        leftOn @catch
        isActive
        ...EmployeeSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={employees}
      recordKey={employee.id}
      title={employee.fullName}
      picture={employee.photo}
      highlights={
        <Highlights>
          <RecordLink
            name="manager"
            resource={employees}
            record={employee.manager}
            title={(otherEmployee) => otherEmployee.fullName}
            picture={(otherEmployee) => otherEmployee.photo}
          />
          <Day name="hiredOn" value={employee.hiredOn} />
        </Highlights>
      }
      operations={employeeOperations}
      record={employee}
      help={employeeHelp}
      side={<EmployeeSideSection record={employee} />}
      tabs={tabs}
    >
      <Section>
        <Text name="firstName" value={employee.firstName} />
        <Text name="lastName" value={employee.lastName} />
        <Email name="email" value={employee.email} />
        <Phone name="phone" value={employee.phone} />
        <Text name="jobTitle" value={employee.jobTitle} />
        <Choice name="department" value={employee.department} choices={department} />
        <Picture name="photo" value={employee.photo} size="large" />
        <Several name="languages" value={employee.languages}>
          {(language) => <Text value={language} />}
        </Several>
        <Choice name="role" value={employee.role} choices={employeeRole} />
        <Day name="leftOn" value={employee.leftOn} />
        <YesNo name="isActive" label="Active" readOnly value={employee.isActive} />
      </Section>
    </RecordScreen>
  );
}
