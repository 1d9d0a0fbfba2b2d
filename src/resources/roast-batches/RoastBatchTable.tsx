// Scaffolded by Frontage from the type `RoastBatch`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  RoastBatchTable_rows$data,
  RoastBatchTable_rows$key,
} from '../../../__generated__/RoastBatchTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue, Percent } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { greenLots } from '../green-lots/greenLots.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';

const columns: Columns<RoastBatchTable_rows$data[number]> = [
  { id: 'number', label: 'Number', cell: (roastBatch) => <Text value={roastBatch.number} /> },
  {
    id: 'greenLot',
    label: 'Green lot',
    cell: (roastBatch) => (
      <RecordLink
        resource={greenLots}
        record={roastBatch.greenLot}
        keyOf={(greenLot) => greenLot.id}
        title={(greenLot) => greenLot.code}
      />
    ),
  },
  { id: 'machine', label: 'Machine', cell: (roastBatch) => <Text value={roastBatch.machine} /> },
  {
    id: 'chargeWeightKg',
    label: 'Charge weight (kg)',
    align: 'end',
    cell: (roastBatch) => <NumberValue value={roastBatch.chargeWeightKg} />,
  },
  {
    id: 'yieldWeightKg',
    label: 'Yield weight (kg)',
    align: 'end',
    cell: (roastBatch) => <NumberValue value={roastBatch.yieldWeightKg} />,
  },
  {
    id: 'cupScore',
    label: 'Cup score',
    align: 'end',
    cell: (roastBatch) => <NumberValue value={roastBatch.cupScore} />,
  },
  {
    id: 'roastedAt',
    label: 'Roasted',
    cell: (roastBatch) => <Moment value={roastBatch.roastedAt} />,
  },
  {
    id: 'product',
    label: 'Product',
    hidden: true,
    cell: (roastBatch) => (
      <RecordLink
        resource={products}
        record={roastBatch.product}
        keyOf={(product) => product.id}
        title={(product) => product.name}
      />
    ),
  },
  {
    id: 'roaster',
    label: 'Roaster',
    hidden: true,
    cell: (roastBatch) => (
      <RecordLink
        resource={employees}
        record={roastBatch.roaster}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (roastBatch) => <Identifier value={roastBatch.id} />,
  },
  {
    id: 'durationSeconds',
    label: 'Duration',
    align: 'end',
    hidden: true,
    cell: (roastBatch) => <NumberValue value={roastBatch.durationSeconds} />,
  },
  {
    id: 'passed',
    label: 'Passed',
    hidden: true,
    cell: (roastBatch) => <YesNo value={roastBatch.passed} />,
  },
  {
    id: 'notes',
    label: 'Notes',
    hidden: true,
    cell: (roastBatch) => <LongText value={roastBatch.notes} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (roastBatch) => <Moment value={roastBatch.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (roastBatch) => <Moment value={roastBatch.updatedAt} />,
  },
  {
    id: 'lossPercent',
    label: 'Loss (%)',
    align: 'end',
    hidden: true,
    cell: (roastBatch) => <Percent value={roastBatch.lossPercent} />,
  },
];

/** Roast batches as rows: of their list, and of whatever they belong to. */
export function RoastBatchTable({ rows, hiddenColumns }: TableProps<RoastBatchTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment RoastBatchTable_rows on RoastBatch
      @relay(plural: true)
      @argumentDefinitions(
        withGreenLot: { type: "Boolean!", defaultValue: true }
        withMachine: { type: "Boolean!", defaultValue: true }
        withChargeWeightKg: { type: "Boolean!", defaultValue: true }
        withYieldWeightKg: { type: "Boolean!", defaultValue: true }
        withCupScore: { type: "Boolean!", defaultValue: true }
        withRoastedAt: { type: "Boolean!", defaultValue: true }
        withProduct: { type: "Boolean!", defaultValue: false }
        withRoaster: { type: "Boolean!", defaultValue: false }
        withDurationSeconds: { type: "Boolean!", defaultValue: false }
        withPassed: { type: "Boolean!", defaultValue: false }
        withNotes: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withLossPercent: { type: "Boolean!", defaultValue: false }
      ) {
        id
        number
        ... @include(if: $withGreenLot) {
          greenLot @catch {
            id
            code
          }
        }
        ... @include(if: $withMachine) {
          machine
        }
        ... @include(if: $withChargeWeightKg) {
          chargeWeightKg
        }
        ... @include(if: $withYieldWeightKg) {
          yieldWeightKg
        }
        ... @include(if: $withCupScore) {
          cupScore @catch
        }
        ... @include(if: $withRoastedAt) {
          roastedAt
        }
        ... @include(if: $withProduct) {
          product @catch {
            id
            name
          }
        }
        ... @include(if: $withRoaster) {
          roaster @catch {
            id
            fullName
          }
        }
        ... @include(if: $withDurationSeconds) {
          durationSeconds
        }
        ... @include(if: $withPassed) {
          passed @catch
        }
        ... @include(if: $withNotes) {
          notes @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withLossPercent) {
          lossPercent
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={roastBatches}
      columns={columns}
      rows={records}
      keyOf={(roastBatch) => roastBatch.id}
      hiddenColumns={hiddenColumns}
      caption="Roast batches"
    />
  );
}
