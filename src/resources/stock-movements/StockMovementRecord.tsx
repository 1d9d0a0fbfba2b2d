// Scaffolded by Frontage from `Query.stockMovement`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink } from 'frontage/ui/fields/Link';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Identifier, LongText } from 'frontage/ui/fields/Text';
import { Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { StockMovementRecord_record$key } from '../../../__generated__/StockMovementRecord_record.graphql.ts';
import type { StockMovementRecordQuery } from '../../../__generated__/StockMovementRecordQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';
import { stockMovementHelp } from './stockMovementHelp.ts';
import { stockMovementOperations } from './stockMovementOperations.ts';
import { stockMovements } from './stockMovements.ts';

/** The page of one stock movement. */
export const StockMovementRecord = defineRecord<
  StockMovementRecordQuery,
  StockMovementRecord_record$key
>({
  resource: stockMovements,
  query: graphql`
    query StockMovementRecordQuery($id: ID!) {
      stockMovement(id: $id) @catch {
        ...StockMovementRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ stockMovement }) => stockMovement,
  subject: ['stockMovement'],
  Details: StockMovementDetails,
});

function StockMovementDetails({ record }: RecordDetailsProps<StockMovementRecord_record$key>) {
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
          photo @catch
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
      help={stockMovementHelp}
      side={
        <Section>
          <RecordLink
            name="batch"
            resource={roastBatches}
            record={stockMovement.batch}
            title={(roastBatch) => roastBatch.number}
          />
          <RecordLink
            name="employee"
            resource={employees}
            record={stockMovement.employee}
            title={(employee) => employee.fullName}
            picture={(employee) => employee.photo}
          />
          <RecordLink
            name="variant"
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
        <NumberValue name="quantity" value={stockMovement.quantity} />
        <LongText name="comment" value={stockMovement.comment} />
      </Section>
    </RecordScreen>
  );
}
