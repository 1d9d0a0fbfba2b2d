// Scaffolded by Frontage from the type `Shipment`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn, urlColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { ShipmentTable_rows$key } from '../../../__generated__/ShipmentTable_rows.graphql.ts';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipments } from './shipments.ts';

/** Shipments as rows: in their list, and below the records that they belong to. */
export const ShipmentTable = defineTable<ShipmentTable_rows$key>({
  resource: shipments,
  columns: [
    textColumn('trackingNumber', (shipment) => shipment.trackingNumber),
    choiceColumn('status', (shipment) => shipment.status, { choices: shipmentStatus }),
    recordColumn('order', (shipment) => shipment.order, {
      resource: orders,
      title: (order) => order.number,
    }),
    choiceColumn('carrier', (shipment) => shipment.carrier, { choices: carrier }),
    numberColumn('parcels', (shipment) => shipment.parcels),
    moneyColumn('cost', (shipment) => shipment.cost, { currency: (shipment) => shipment.currency }),
    momentColumn('createdAt', (shipment) => shipment.createdAt, { label: 'Created' }),
    identifierColumn('id', (shipment) => shipment.id, { label: 'ID', hidden: true }),
    momentColumn('shippedAt', (shipment) => shipment.shippedAt, { label: 'Shipped', hidden: true }),
    momentColumn('deliveredAt', (shipment) => shipment.deliveredAt, {
      label: 'Delivered',
      hidden: true,
    }),
    dayColumn('expectedOn', (shipment) => shipment.expectedOn, { hidden: true }),
    numberColumn('weightKg', (shipment) => shipment.weightKg, {
      label: 'Weight (kg)',
      hidden: true,
    }),
    urlColumn('trackingUrl', (shipment) => shipment.trackingUrl, {
      label: 'Tracking URL',
      hidden: true,
    }),
    textColumn('signedBy', (shipment) => shipment.signedBy, { hidden: true }),
    momentColumn('updatedAt', (shipment) => shipment.updatedAt, { label: 'Updated', hidden: true }),
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
      currency @catch
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
