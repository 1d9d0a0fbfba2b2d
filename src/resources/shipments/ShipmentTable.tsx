// Scaffolded by Frontage from the type `Shipment`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ShipmentTable_rows$data,
  ShipmentTable_rows$key,
} from '../../../__generated__/ShipmentTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipments } from './shipments.ts';

const columns: Columns<ShipmentTable_rows$data[number]> = [
  {
    id: 'trackingNumber',
    label: 'Tracking number',
    cell: (shipment) => <Text value={shipment.trackingNumber} />,
  },
  {
    id: 'status',
    label: 'Status',
    cell: (shipment) => <Choice value={shipment.status} choices={shipmentStatus} />,
  },
  {
    id: 'order',
    label: 'Order',
    cell: (shipment) => (
      <RecordLink
        resource={orders}
        record={shipment.order}
        keyOf={(order) => order.id}
        title={(order) => order.number}
      />
    ),
  },
  {
    id: 'carrier',
    label: 'Carrier',
    cell: (shipment) => <Choice value={shipment.carrier} choices={carrier} />,
  },
  {
    id: 'parcels',
    label: 'Parcels',
    align: 'end',
    cell: (shipment) => <NumberValue value={shipment.parcels} />,
  },
  {
    id: 'cost',
    label: 'Cost',
    align: 'end',
    cell: (shipment) => <Money value={shipment.cost} currency={shipment.currency} />,
  },
  { id: 'createdAt', label: 'Created', cell: (shipment) => <Moment value={shipment.createdAt} /> },
];

/** Shipments as rows: of their list, and of whatever they belong to. */
export function ShipmentTable({ rows, without }: TableProps<ShipmentTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ShipmentTable_rows on Shipment @relay(plural: true) {
        id
        trackingNumber
        status
        order @catch {
          id
          number
        }
        carrier
        parcels
        cost @catch
        currency
        createdAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={shipments}
      columns={columns}
      rows={records}
      keyOf={(shipment) => shipment.id}
      without={without}
      caption="Shipments"
    />
  );
}
