// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { EmployeeSideSection_record$key } from '../../../../__generated__/EmployeeSideSection_record.graphql.ts';
import { RecordLink } from '../../../ui/fields/Link.tsx';
import { Identifier } from '../../../ui/fields/Text.tsx';
import { Moment } from '../../../ui/fields/Time.tsx';
import { Section } from '../../../ui/record/RecordScreen.tsx';
import { employees } from '../employees.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function EmployeeSideSection({ record }: { record: EmployeeSideSection_record$key }) {
  const employee = useFragment(
    graphql`
      fragment EmployeeSideSection_record on Employee {
        manager @catch {
          id
          fullName
        }
        createdAt
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
      <RecordLink
        name="manager"
        resource={employees}
        record={employee.manager}
        title={(otherEmployee) => otherEmployee.fullName}
      />
      <Moment name="createdAt" label="Created" readOnly value={employee.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={employee.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={employee.id} />
    </Section>
  );
}
