// Scaffolded by Frontage from `Query.shipment`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { ShipmentRecord_record$key } from '../../../__generated__/ShipmentRecord_record.graphql.ts';
import type { ShipmentRecordQuery } from '../../../__generated__/ShipmentRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipmentOperations } from './shipmentOperations.ts';
import { shipments } from './shipments.ts';

const query = graphql`
  query ShipmentRecordQuery($id: ID!) {
    shipment(id: $id) @catch {
      ...ShipmentRecord_record
    }
  }
`;

/** The page of one shipment. */
export function ShipmentRecord() {
  const { shipment } = usePageQuery<ShipmentRecordQuery>(query);
  return (
    <RecordPage resource={shipments} record={shipment}>
      {(record) => <ShipmentDetails record={record} />}
    </RecordPage>
  );
}

ShipmentRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ShipmentRecordQuery>(query, { id }, { subject: ['shipment'] }),
  };
};

function ShipmentDetails({ record }: { record: ShipmentRecord_record$key }) {
  const shipment = useFragment(
    graphql`
      fragment ShipmentRecord_record on Shipment {
        id
        trackingNumber
        status
        carrier
        expectedOn @catch
        parcels
        weightKg @catch
        cost @catch
        currency
        trackingUrl @catch
        signedBy @catch
        order @catch {
          id
          number
        }
        shippedAt @catch
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
      status={<Choice value={shipment.status} choices={shipmentStatus} />}
      operations={shipmentOperations}
      record={shipment}
      side={
        <Section>
          <RecordField label="Order" help="The order in the parcels." edits="order">
            <RecordLink
              resource={orders}
              record={shipment.order}
              keyOf={(order) => order.id}
              title={(order) => order.number}
            />
          </RecordField>
          <RecordField label="Shipped" edits="shippedAt">
            <Moment value={shipment.shippedAt} />
          </RecordField>
          <RecordField label="Delivered" edits="deliveredAt">
            <Moment value={shipment.deliveredAt} />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={shipment.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={shipment.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={shipment.id} />
          </RecordField>
        </Section>
      }
    >
      <Section>
        <RecordField label="Carrier" edits="carrier">
          <Choice value={shipment.carrier} choices={carrier} />
        </RecordField>
        <RecordField label="Expected on" edits="expectedOn">
          <Day value={shipment.expectedOn} />
        </RecordField>
        <RecordField label="Parcels" edits="parcels">
          <NumberValue value={shipment.parcels} />
        </RecordField>
        <RecordField label="Weight (kg)" edits="weightKg">
          <NumberValue value={shipment.weightKg} />
        </RecordField>
        <RecordField label="Cost" help="What the carrier charges us." edits="cost">
          <Money value={shipment.cost} currency={shipment.currency} />
        </RecordField>
        <RecordField label="Tracking URL" edits="trackingUrl">
          <Url value={shipment.trackingUrl} />
        </RecordField>
        <RecordField label="Signed by" help="Who took the parcels." edits="signedBy">
          <Text value={shipment.signedBy} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
