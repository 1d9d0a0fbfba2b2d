// Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeSideSection_record$key } from '../../../../__generated__/EmployeeSideSection_record.graphql.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function EmployeeSideSection({ record }: { record: EmployeeSideSection_record$key }) {
  const employee = useFragment(
    graphql`
      fragment EmployeeSideSection_record on Employee {
        createdAt
        updatedAt
        id
      }
    `,
    record,
  );
  return (
    <Section>
      <Moment name="createdAt" label="Created" readOnly value={employee.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={employee.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={employee.id} />
    </Section>
  );
}
