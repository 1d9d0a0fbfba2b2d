// Scaffolded by Frontage from `Query.employee`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { Email, Phone, Picture } from 'frontage/ui/fields/Link';
import { Several } from 'frontage/ui/fields/Structure';
import { Text } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeRecord_record$key } from '../../../__generated__/EmployeeRecord_record.graphql.ts';
import type { EmployeeRecordQuery } from '../../../__generated__/EmployeeRecordQuery.graphql.ts';
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
export const EmployeeRecord = defineRecord<EmployeeRecordQuery, EmployeeRecord_record$key>({
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
});

function EmployeeDetails({ record, tabs }: RecordDetailsProps<EmployeeRecord_record$key>) {
  const employee = useFragment(
    graphql`
      fragment EmployeeRecord_record on Employee {
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
        role @catch
        hiredOn
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
        <Day name="hiredOn" value={employee.hiredOn} />
        <Day name="leftOn" value={employee.leftOn} />
        <YesNo name="isActive" label="Active" readOnly value={employee.isActive} />
      </Section>
    </RecordScreen>
  );
}
