// Scaffolded by Frontage from the type `StockMovement`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  StockMovementTable_rows$data,
  StockMovementTable_rows$key,
} from '../../../__generated__/StockMovementTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { RecordTitle } from '../../ui/fields/RecordTitle.tsx';
import { Identifier, LongText } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { movementKind } from '../enums/movementKind.ts';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { variants } from '../variants/variants.ts';
import { stockMovements } from './stockMovements.ts';

const columns: Columns<StockMovementTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Stock movement',
    cell: (stockMovement) => <RecordTitle resource={stockMovements} recordKey={stockMovement.id} />,
  },
  {
    id: 'variant',
    label: 'Variant',
    cell: (stockMovement) => (
      <RecordLink
        resource={variants}
        record={stockMovement.variant}
        keyOf={(variant) => variant.id}
        title={(variant) => variant.name}
      />
    ),
  },
  {
    id: 'batch',
    label: 'Batch',
    cell: (stockMovement) => (
      <RecordLink
        resource={roastBatches}
        record={stockMovement.batch}
        keyOf={(roastBatch) => roastBatch.id}
        title={(roastBatch) => roastBatch.number}
      />
    ),
  },
  {
    id: 'kind',
    label: 'Kind',
    cell: (stockMovement) => <Choice value={stockMovement.kind} choices={movementKind} />,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    align: 'end',
    cell: (stockMovement) => <NumberValue value={stockMovement.quantity} />,
  },
  {
    id: 'occurredAt',
    label: 'Occurred',
    cell: (stockMovement) => <Moment value={stockMovement.occurredAt} />,
  },
  {
    id: 'employee',
    label: 'Employee',
    hidden: true,
    cell: (stockMovement) => (
      <RecordLink
        resource={employees}
        record={stockMovement.employee}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (stockMovement) => <Identifier value={stockMovement.id} />,
  },
  {
    id: 'comment',
    label: 'Comment',
    hidden: true,
    cell: (stockMovement) => <LongText value={stockMovement.comment} />,
  },
];

/** Stock movements as rows: of their list, and of whatever they belong to. */
export function StockMovementTable({
  rows,
  hiddenColumns,
}: TableProps<StockMovementTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment StockMovementTable_rows on StockMovement
      @relay(plural: true)
      @argumentDefinitions(
        withVariant: { type: "Boolean!", defaultValue: true }
        withBatch: { type: "Boolean!", defaultValue: true }
        withKind: { type: "Boolean!", defaultValue: true }
        withQuantity: { type: "Boolean!", defaultValue: true }
        withOccurredAt: { type: "Boolean!", defaultValue: true }
        withEmployee: { type: "Boolean!", defaultValue: false }
        withComment: { type: "Boolean!", defaultValue: false }
      ) {
        id
        ... @include(if: $withVariant) {
          variant @catch {
            id
            name
          }
        }
        ... @include(if: $withBatch) {
          batch @catch {
            id
            number
          }
        }
        ... @include(if: $withKind) {
          kind
        }
        ... @include(if: $withQuantity) {
          quantity
        }
        ... @include(if: $withOccurredAt) {
          occurredAt
        }
        ... @include(if: $withEmployee) {
          employee @catch {
            id
            fullName
          }
        }
        ... @include(if: $withComment) {
          comment @catch
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={stockMovements}
      columns={columns}
      rows={records}
      keyOf={(stockMovement) => stockMovement.id}
      hiddenColumns={hiddenColumns}
      caption="Stock movements"
    />
  );
}
