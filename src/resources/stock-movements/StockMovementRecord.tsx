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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="batch"
            help="The batch it came from."
            resource={roastBatches}
            record={stockMovement.batch}
            title={(roastBatch) => roastBatch.number}
          />
          <RecordLink
            name="employee"
            help="Who moved or counted it."
            resource={employees}
            record={stockMovement.employee}
            title={(employee) => employee.fullName}
          />
          <RecordLink
            name="variant"
            help="What was moved."
            resource={variants}
            record={stockMovement.variant}
            title={(variant) => variant.name}
          />
          <Moment name="occurredAt" label="Occurred" value={stockMovement.occurredAt} />
          <Identifier name="id" label="ID" readOnly value={stockMovement.id} />
        </Section>
      }
    >
      <Section>
        <Choice name="kind" value={stockMovement.kind} choices={movementKind} />
        <NumberValue
          name="quantity"
          help="Pieces; below zero when they left the shelf."
          value={stockMovement.quantity}
        />
        <LongText name="comment" value={stockMovement.comment} />
      </Section>
    </RecordScreen>
  );
}
