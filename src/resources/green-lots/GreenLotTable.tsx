// Scaffolded by Frontage from the type `GreenLot`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  GreenLotTable_rows$data,
  GreenLotTable_rows$key,
} from '../../../__generated__/GreenLotTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { lotStatus } from '../enums/lotStatus.ts';
import { processingMethod } from '../enums/processingMethod.ts';
import { suppliers } from '../suppliers/suppliers.ts';
import { greenLots } from './greenLots.ts';

const columns: Columns<GreenLotTable_rows$data[number]> = [
  { id: 'code', label: 'Code', cell: (greenLot) => <Text value={greenLot.code} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (greenLot) => <Choice value={greenLot.status} choices={lotStatus} />,
  },
  {
    id: 'supplier',
    label: 'Supplier',
    cell: (greenLot) => (
      <RecordLink
        resource={suppliers}
        record={greenLot.supplier}
        keyOf={(supplier) => supplier.id}
        title={(supplier) => supplier.name}
      />
    ),
  },
  {
    id: 'process',
    label: 'Process',
    cell: (greenLot) => <Choice value={greenLot.process} choices={processingMethod} />,
  },
  {
    id: 'bags',
    label: 'Bags',
    align: 'end',
    cell: (greenLot) => <NumberValue value={greenLot.bags} />,
  },
  {
    id: 'pricePerKg',
    label: 'Price per kg',
    align: 'end',
    cell: (greenLot) => <Money value={greenLot.pricePerKg} currency={greenLot.currency} />,
  },
  { id: 'createdAt', label: 'Created', cell: (greenLot) => <Moment value={greenLot.createdAt} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (greenLot) => <Identifier value={greenLot.id} /> },
  {
    id: 'harvestedOn',
    label: 'Harvested on',
    hidden: true,
    cell: (greenLot) => <Day value={greenLot.harvestedOn} />,
  },
  {
    id: 'arrivedOn',
    label: 'Arrived on',
    hidden: true,
    cell: (greenLot) => <Day value={greenLot.arrivedOn} />,
  },
  {
    id: 'bagWeightKg',
    label: 'Bag weight (kg)',
    align: 'end',
    hidden: true,
    cell: (greenLot) => <NumberValue value={greenLot.bagWeightKg} />,
  },
  {
    id: 'cupScore',
    label: 'Cup score',
    align: 'end',
    hidden: true,
    cell: (greenLot) => <NumberValue value={greenLot.cupScore} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (greenLot) => <Moment value={greenLot.updatedAt} />,
  },
  {
    id: 'weightKg',
    label: 'Weight (kg)',
    align: 'end',
    hidden: true,
    cell: (greenLot) => <NumberValue value={greenLot.weightKg} />,
  },
];

/** Green lots as rows: of their list, and of whatever they belong to. */
export function GreenLotTable({ rows, hiddenColumns }: TableProps<GreenLotTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment GreenLotTable_rows on GreenLot
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withSupplier: { type: "Boolean!", defaultValue: true }
        withProcess: { type: "Boolean!", defaultValue: true }
        withBags: { type: "Boolean!", defaultValue: true }
        withPricePerKg: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withHarvestedOn: { type: "Boolean!", defaultValue: false }
        withArrivedOn: { type: "Boolean!", defaultValue: false }
        withBagWeightKg: { type: "Boolean!", defaultValue: false }
        withCupScore: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withWeightKg: { type: "Boolean!", defaultValue: false }
      ) {
        id
        code
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withSupplier) {
          supplier @catch {
            id
            name
          }
        }
        ... @include(if: $withProcess) {
          process
        }
        ... @include(if: $withBags) {
          bags
        }
        ... @include(if: $withPricePerKg) {
          pricePerKg
          currency
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withHarvestedOn) {
          harvestedOn @catch
        }
        ... @include(if: $withArrivedOn) {
          arrivedOn @catch
        }
        ... @include(if: $withBagWeightKg) {
          bagWeightKg
        }
        ... @include(if: $withCupScore) {
          cupScore @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withWeightKg) {
          weightKg
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={greenLots}
      columns={columns}
      rows={records}
      keyOf={(greenLot) => greenLot.id}
      hiddenColumns={hiddenColumns}
      caption="Green lots"
    />
  );
}
