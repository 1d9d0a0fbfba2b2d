// Scaffolded by Frontage from the type `Shipment`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  ShipmentTable_rows$data,
  ShipmentTable_rows$key,
} from '../../../__generated__/ShipmentTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
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
  { id: 'id', label: 'ID', hidden: true, cell: (shipment) => <Identifier value={shipment.id} /> },
  {
    id: 'shippedAt',
    label: 'Shipped',
    hidden: true,
    cell: (shipment) => <Moment value={shipment.shippedAt} />,
  },
  {
    id: 'deliveredAt',
    label: 'Delivered',
    hidden: true,
    cell: (shipment) => <Moment value={shipment.deliveredAt} />,
  },
  {
    id: 'expectedOn',
    label: 'Expected on',
    hidden: true,
    cell: (shipment) => <Day value={shipment.expectedOn} />,
  },
  {
    id: 'weightKg',
    label: 'Weight (kg)',
    align: 'end',
    hidden: true,
    cell: (shipment) => <NumberValue value={shipment.weightKg} />,
  },
  {
    id: 'trackingUrl',
    label: 'Tracking URL',
    hidden: true,
    cell: (shipment) => <Url value={shipment.trackingUrl} />,
  },
  {
    id: 'signedBy',
    label: 'Signed by',
    hidden: true,
    cell: (shipment) => <Text value={shipment.signedBy} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (shipment) => <Moment value={shipment.updatedAt} />,
  },
];

/** Shipments as rows: of their list, and of whatever they belong to. */
export function ShipmentTable({ rows, hiddenColumns }: TableProps<ShipmentTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment ShipmentTable_rows on Shipment
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withOrder: { type: "Boolean!", defaultValue: true }
        withCarrier: { type: "Boolean!", defaultValue: true }
        withParcels: { type: "Boolean!", defaultValue: true }
        withCost: { type: "Boolean!", defaultValue: true }
        withCreatedAt: { type: "Boolean!", defaultValue: true }
        withShippedAt: { type: "Boolean!", defaultValue: false }
        withDeliveredAt: { type: "Boolean!", defaultValue: false }
        withExpectedOn: { type: "Boolean!", defaultValue: false }
        withWeightKg: { type: "Boolean!", defaultValue: false }
        withTrackingUrl: { type: "Boolean!", defaultValue: false }
        withSignedBy: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        trackingNumber
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withCarrier) {
          carrier
        }
        ... @include(if: $withParcels) {
          parcels
        }
        ... @include(if: $withCost) {
          cost @catch
          currency
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withShippedAt) {
          shippedAt @catch
        }
        ... @include(if: $withDeliveredAt) {
          deliveredAt @catch
        }
        ... @include(if: $withExpectedOn) {
          expectedOn @catch
        }
        ... @include(if: $withWeightKg) {
          weightKg @catch
        }
        ... @include(if: $withTrackingUrl) {
          trackingUrl @catch
        }
        ... @include(if: $withSignedBy) {
          signedBy @catch
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
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
      hiddenColumns={hiddenColumns}
      caption="Shipments"
    />
  );
}
