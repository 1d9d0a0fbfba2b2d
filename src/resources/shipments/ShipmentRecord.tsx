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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
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
          <RecordLink
            name="order"
            help="The order in the parcels."
            resource={orders}
            record={shipment.order}
            title={(order) => order.number}
          />
          <Moment name="shippedAt" label="Shipped" value={shipment.shippedAt} />
          <Moment name="deliveredAt" label="Delivered" value={shipment.deliveredAt} />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={shipment.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={shipment.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={shipment.id} />
        </Section>
      }
    >
      <Section>
        <Choice name="carrier" value={shipment.carrier} choices={carrier} />
        <Day name="expectedOn" value={shipment.expectedOn} />
        <NumberValue name="parcels" value={shipment.parcels} />
        <NumberValue name="weightKg" label="Weight (kg)" value={shipment.weightKg} />
        <Money
          name="cost"
          help="What the carrier charges us."
          value={shipment.cost}
          currency={shipment.currency}
        />
        <Url name="trackingUrl" label="Tracking URL" value={shipment.trackingUrl} />
        <Text name="signedBy" help="Who took the parcels." value={shipment.signedBy} />
      </Section>
    </RecordScreen>
  );
}
