// Scaffolded by Frontage from the type `RoastBatch`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  RoastBatchTable_rows$data,
  RoastBatchTable_rows$key,
} from '../../../__generated__/RoastBatchTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { greenLots } from '../green-lots/greenLots.ts';
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
    label: 'Charge weight kg',
    align: 'end',
    cell: (roastBatch) => <NumberValue value={roastBatch.chargeWeightKg} />,
  },
  {
    id: 'yieldWeightKg',
    label: 'Yield weight kg',
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
];

/** Roast batches as rows: of their list, and of whatever they belong to. */
export function RoastBatchTable({ rows, without }: TableProps<RoastBatchTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment RoastBatchTable_rows on RoastBatch @relay(plural: true) {
        id
        number
        greenLot @catch {
          id
          code
        }
        machine
        chargeWeightKg
        yieldWeightKg
        cupScore @catch
        roastedAt
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
      without={without}
      caption="Roast batches"
    />
  );
}
