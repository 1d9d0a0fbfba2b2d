// Scaffolded by Frontage from `Query.shipment`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink, Url } from 'frontage/ui/fields/Link';
import { Money, NumberValue } from 'frontage/ui/fields/Number';
import { Identifier, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { Steps } from 'frontage/ui/record/Steps';
import { graphql, useFragment } from 'react-relay';
import type { ShipmentRecord_record$key } from '../../../__generated__/ShipmentRecord_record.graphql.ts';
import type { ShipmentRecordQuery } from '../../../__generated__/ShipmentRecordQuery.graphql.ts';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipmentHelp } from './shipmentHelp.ts';
import { shipmentOperations } from './shipmentOperations.ts';
import { shipments } from './shipments.ts';

/** The page of one shipment. */
export const ShipmentRecord = defineRecord<ShipmentRecordQuery, ShipmentRecord_record$key>({
  resource: shipments,
  query: graphql`
    query ShipmentRecordQuery($id: ID!) {
      shipment(id: $id) @catch {
        ...ShipmentRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ shipment }) => shipment,
  subject: ['shipment'],
  Details: ShipmentDetails,
});

function ShipmentDetails({ record }: RecordDetailsProps<ShipmentRecord_record$key>) {
  const shipment = useFragment(
    graphql`
      fragment ShipmentRecord_record on Shipment {
        id
        trackingNumber
        status
        cost @catch
        currency @catch
        order @catch {
          id
          number
        }
        shippedAt @catch
        carrier
        expectedOn @catch
        parcels
        weightKg @catch
        trackingUrl @catch
        signedBy @catch
        deliveredAt @catch
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={shipments}
      recordKey={shipment.id}
      title={shipment.trackingNumber}
      status={<Choice name="status" value={shipment.status} choices={shipmentStatus} />}
      progress={<Steps value={shipment.status} choices={shipmentStatus} />}
      highlights={
        <Highlights>
          <Money name="cost" value={shipment.cost} currency={shipment.currency} />
          <RecordLink
            name="order"
            resource={orders}
            record={shipment.order}
            title={(order) => order.number}
          />
          <Moment name="shippedAt" label="Shipped" value={shipment.shippedAt} />
        </Highlights>
      }
      operations={shipmentOperations}
      record={shipment}
      help={shipmentHelp}
      side={
        <Section>
          <Moment name="deliveredAt" label="Delivered" value={shipment.deliveredAt} />
          <Moment name="createdAt" label="Created" readOnly value={shipment.createdAt} />
          <Moment name="updatedAt" label="Updated" readOnly value={shipment.updatedAt} />
          <Identifier name="id" label="ID" readOnly value={shipment.id} />
        </Section>
      }
    >
      <Section>
        <Choice name="carrier" value={shipment.carrier} choices={carrier} />
        <Day name="expectedOn" value={shipment.expectedOn} />
        <NumberValue name="parcels" value={shipment.parcels} />
        <NumberValue name="weightKg" label="Weight (kg)" value={shipment.weightKg} />
        <Url name="trackingUrl" label="Tracking URL" value={shipment.trackingUrl} />
        <Text name="signedBy" value={shipment.signedBy} />
      </Section>
    </RecordScreen>
  );
}
