// Scaffolded by Frontage from `Query.stockMovement`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { StockMovementRecord_record$key } from '../../../__generated__/StockMovementRecord_record.graphql.ts';
import type { StockMovementRecordQuery } from '../../../__generated__/StockMovementRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';
import { stockMovementOperations } from './stockMovementOperations.ts';
import { stockMovements } from './stockMovements.ts';

const query = graphql`
  query StockMovementRecordQuery($id: ID!) {
    stockMovement(id: $id) @catch {
      ...StockMovementRecord_record
    }
  }
`;

/** The page of one stock movement. */
export function StockMovementRecord() {
  const { stockMovement } = usePageQuery<StockMovementRecordQuery>(query);
  return (
    <RecordPage resource={stockMovements} record={stockMovement}>
      {(record) => <StockMovementDetails record={record} />}
    </RecordPage>
  );
}

StockMovementRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<StockMovementRecordQuery>(query, { id }, { subject: ['stockMovement'] }),
  };
};

function StockMovementDetails({ record }: { record: StockMovementRecord_record$key }) {
  const stockMovement = useFragment(
    graphql`
      fragment StockMovementRecord_record on StockMovement {
        id
        kind
        quantity
        comment @catch
        batch @catch {
          id
          number
        }
        employee @catch {
          id
          fullName
        }
        variant @catch {
          id
          name
        }
        occurredAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={stockMovements}
      recordKey={stockMovement.id}
      operations={stockMovementOperations}
      record={stockMovement}
      side={
        <Section>
          <RecordField label="Batch" help="The batch it came from." edits="batch">
            <RecordLink
              resource={roastBatches}
              record={stockMovement.batch}
              keyOf={(roastBatch) => roastBatch.id}
              title={(roastBatch) => roastBatch.number}
            />
          </RecordField>
          <RecordField label="Employee" help="Who moved or counted it." edits="employee">
            <RecordLink
              resource={employees}
              record={stockMovement.employee}
              keyOf={(employee) => employee.id}
              title={(employee) => employee.fullName}
            />
          </RecordField>
          <RecordField label="Variant" help="What was moved." edits="variant">
            <RecordLink
              resource={variants}
              record={stockMovement.variant}
              keyOf={(variant) => variant.id}
              title={(variant) => variant.name}
            />
          </RecordField>
          <RecordField label="Occurred" edits="occurredAt">
            <Moment value={stockMovement.occurredAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={stockMovement.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Kind" edits="kind">
          <Choice value={stockMovement.kind} choices={movementKind} />
        </RecordField>
        <RecordField
          label="Quantity"
          help="Pieces; below zero when they left the shelf."
          edits="quantity"
        >
          <NumberValue value={stockMovement.quantity} />
        </RecordField>
        <RecordField label="Comment" wide edits="comment">
          <LongText value={stockMovement.comment} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
