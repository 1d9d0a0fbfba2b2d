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
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
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
];

/** Green lots as rows: of their list, and of whatever they belong to. */
export function GreenLotTable({ rows, without }: TableProps<GreenLotTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment GreenLotTable_rows on GreenLot @relay(plural: true) {
        id
        code
        status
        supplier @catch {
          id
          name
        }
        process
        bags
        pricePerKg
        currency
        createdAt
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
      without={without}
      caption="Green lots"
    />
  );
}
