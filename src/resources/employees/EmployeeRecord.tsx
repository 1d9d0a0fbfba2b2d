// Scaffolded by Frontage from `Query.employee`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { EmployeeRecord_record$key } from '../../../__generated__/EmployeeRecord_record.graphql.ts';
import type { EmployeeRecordQuery } from '../../../__generated__/EmployeeRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, Phone, Picture, RecordLink } from '../../ui/fields/Link.tsx';
import { Several } from '../../ui/fields/Structure.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { department } from '../enums/department.ts';
import { employeeOperations } from './employeeOperations.ts';
import { employees } from './employees.ts';
import { EmployeeAccountsTab } from './tabs/EmployeeAccountsTab.tsx';
import { EmployeeAssignedTicketsTab } from './tabs/EmployeeAssignedTicketsTab.tsx';
import { EmployeeOrderEventsTab } from './tabs/EmployeeOrderEventsTab.tsx';
import { EmployeeOrdersTab } from './tabs/EmployeeOrdersTab.tsx';
import { EmployeeOverdueInvoicesTab } from './tabs/EmployeeOverdueInvoicesTab.tsx';
import { EmployeeReportsTab } from './tabs/EmployeeReportsTab.tsx';
import { EmployeeRoastBatchesTab } from './tabs/EmployeeRoastBatchesTab.tsx';
import { EmployeeStockMovementsTab } from './tabs/EmployeeStockMovementsTab.tsx';
import { EmployeeTaggingsTab } from './tabs/EmployeeTaggingsTab.tsx';

const tabs: RecordTabs = {
  accounts: { label: 'Accounts', Panel: EmployeeAccountsTab },
  taggings: { label: 'Taggings', Panel: EmployeeTaggingsTab },
  roastBatches: { label: 'Roast batches', Panel: EmployeeRoastBatchesTab },
  stockMovements: { label: 'Stock movements', Panel: EmployeeStockMovementsTab },
  orders: { label: 'Orders', Panel: EmployeeOrdersTab },
  assignedTickets: { label: 'Assigned tickets', Panel: EmployeeAssignedTicketsTab },
  orderEvents: { label: 'Order events', Panel: EmployeeOrderEventsTab },
  overdueInvoices: { label: 'Overdue invoices', Panel: EmployeeOverdueInvoicesTab },
  reports: { label: 'Reports', Panel: EmployeeReportsTab },
};

const query = graphql`
  query EmployeeRecordQuery($id: ID!) {
    employee(id: $id) @catch {
      ...EmployeeRecord_record
    }
  }
`;

/** The page of one employee. */
export function EmployeeRecord() {
  const { employee } = usePageQuery<EmployeeRecordQuery>(query);
  return (
    <RecordPage resource={employees} record={employee}>
      {(record) => <EmployeeDetails record={record} />}
    </RecordPage>
  );
}

EmployeeRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<EmployeeRecordQuery>(query, { id }, { subject: ['employee'] }),
    ...tabQueries(tabs, address),
  };
};

function EmployeeDetails({ record }: { record: EmployeeRecord_record$key }) {
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
        hiredOn
        leftOn @catch
        isActive
        manager @catch {
          id
          fullName
        }
        createdAt
        updatedAt
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
      side={
        <Section>
          <RecordLink
            name="manager"
            help="Who they report to."
            resource={employees}
            record={employee.manager}
            title={(otherEmployee) => otherEmployee.fullName}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={employee.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={employee.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={employee.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={employees} tabs={tabs} />}
    >
      <Section>
        <Text name="firstName" value={employee.firstName} />
        <Text name="lastName" value={employee.lastName} />
        <Email name="email" value={employee.email} />
        <Phone name="phone" value={employee.phone} />
        <Text name="jobTitle" value={employee.jobTitle} />
        <Choice
          name="department"
          help="Where in the company they work."
          value={employee.department}
          choices={department}
        />
        <Picture
          name="photo"
          help="Picture shown beside the name."
          value={employee.photo}
          size="large"
        />
        <Several
          name="languages"
          help="Languages they can speak with customers, as ISO 639 codes."
          value={employee.languages}
        >
          {(language) => <Text value={language} />}
        </Several>
        <Day name="hiredOn" help="First day at work." value={employee.hiredOn} />
        <Day
          name="leftOn"
          help="Last day at work; empty while they are with us."
          value={employee.leftOn}
        />
        <YesNo
          name="isActive"
          label="Active"
          help="Whether they work here now."
          readOnly
          value={employee.isActive}
        />
      </Section>
    </RecordScreen>
  );
}
