// Scaffolded by Frontage from the type `RoastBatch`. `frontage pull` keeps your edits.
import { RecordLink } from 'frontage/ui/fields/Link';
import { Identifier } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { RoastBatchSideSection_record$key } from '../../../../__generated__/RoastBatchSideSection_record.graphql.ts';
import { employees } from '../../employees/employees.ts';
import { greenLots } from '../../green-lots/greenLots.ts';

/** The side of a record's page: what it belongs to, its times and its keys. */
export function RoastBatchSideSection({ record }: { record: RoastBatchSideSection_record$key }) {
  const roastBatch = useFragment(
    graphql`
      fragment RoastBatchSideSection_record on RoastBatch {
        greenLot @catch {
          id
          code
        }
        roaster @catch {
          id
          fullName
          photo @catch
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
        name="greenLot"
        resource={greenLots}
        record={roastBatch.greenLot}
        title={(greenLot) => greenLot.code}
      />
      <RecordLink
        name="roaster"
        resource={employees}
        record={roastBatch.roaster}
        title={(employee) => employee.fullName}
        picture={(employee) => employee.photo}
      />
      <Moment name="createdAt" label="Created" readOnly value={roastBatch.createdAt} />
      <Moment name="updatedAt" label="Updated" readOnly value={roastBatch.updatedAt} />
      <Identifier name="id" label="ID" readOnly value={roastBatch.id} />
    </Section>
  );
}
