// Scaffolded by Frontage from the type `Shipment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { ShipmentTable_rows$key } from '../../../__generated__/ShipmentTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn, urlColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipments } from './shipments.ts';

/** Shipments as rows: of their list, and of whatever they belong to. */
export const ShipmentTable = defineTable<ShipmentTable_rows$key>({
  resource: shipments,
  keyOf: (shipment) => shipment.id,
  columns: [
    textColumn({
      id: 'trackingNumber',
      label: 'Tracking number',
      value: (shipment) => shipment.trackingNumber,
    }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: shipmentStatus,
      value: (shipment) => shipment.status,
    }),
    recordColumn({
      id: 'order',
      label: 'Order',
      resource: orders,
      value: (shipment) => shipment.order,
      keyOf: (order) => order.id,
      title: (order) => order.number,
    }),
    choiceColumn({
      id: 'carrier',
      label: 'Carrier',
      choices: carrier,
      value: (shipment) => shipment.carrier,
    }),
    numberColumn({ id: 'parcels', label: 'Parcels', value: (shipment) => shipment.parcels }),
    moneyColumn({
      id: 'cost',
      label: 'Cost',
      value: (shipment) => shipment.cost,
      currency: (shipment) => shipment.currency,
    }),
    momentColumn({ id: 'createdAt', label: 'Created', value: (shipment) => shipment.createdAt }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (shipment) => shipment.id }),
    momentColumn({
      id: 'shippedAt',
      label: 'Shipped',
      hidden: true,
      value: (shipment) => shipment.shippedAt,
    }),
    momentColumn({
      id: 'deliveredAt',
      label: 'Delivered',
      hidden: true,
      value: (shipment) => shipment.deliveredAt,
    }),
    dayColumn({
      id: 'expectedOn',
      label: 'Expected on',
      hidden: true,
      value: (shipment) => shipment.expectedOn,
    }),
    numberColumn({
      id: 'weightKg',
      label: 'Weight (kg)',
      hidden: true,
      value: (shipment) => shipment.weightKg,
    }),
    urlColumn({
      id: 'trackingUrl',
      label: 'Tracking URL',
      hidden: true,
      value: (shipment) => shipment.trackingUrl,
    }),
    textColumn({
      id: 'signedBy',
      label: 'Signed by',
      hidden: true,
      value: (shipment) => shipment.signedBy,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (shipment) => shipment.updatedAt,
    }),
  ],
  fragment: graphql`
    fragment ShipmentTable_rows on Shipment
    @relay(plural: true)
    @argumentDefinitions(
      withOrder: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      trackingNumber
      status
      carrier
      parcels
      cost @catch
      currency
      createdAt
      order @include(if: $withOrder) @catch {
        id
        number
      }
      ... @include(if: $more) {
        shippedAt @catch
        deliveredAt @catch
        expectedOn @catch
        weightKg @catch
        trackingUrl @catch
        signedBy @catch
        updatedAt
      }
    }
  `,
});
