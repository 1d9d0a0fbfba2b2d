// Scaffolded by Frontage from `Mutation.updateShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  ShipmentEditMutation,
  ShipmentPatch,
} from '../../../__generated__/ShipmentEditMutation.graphql.ts';
import type { ShipmentEditQuery } from '../../../__generated__/ShipmentEditQuery.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { orderPicker } from '../orders/orderPicker.ts';
import { shipmentFields } from './shipmentFields.ts';
import { shipments } from './shipments.ts';

const query = graphql`
  query ShipmentEditQuery($id: ID!) {
    shipment(id: $id) @catch {
      id
      trackingNumber
      carrier
      status
      shippedAt @catch
      deliveredAt @catch
      expectedOn @catch
      parcels
      weightKg @catch
      cost @catch
      currency
      trackingUrl @catch
      signedBy @catch
      order @catch {
        ...orderPicker_record
      }
    }
  }
`;

const change: Change<ShipmentEditMutation> = {
  mutation: graphql`
    mutation ShipmentEditMutation($input: UpdateShipmentInput!) {
      updateShipment(input: $input) {
        shipment {
          id
          ...ShipmentRecord_record
        }
      }
    }
  `,
  read: ({ updateShipment }) => ({ record: updateShipment?.shipment }),
};

/** The record in the answer of the query. */
const readRecord = ({ shipment }: ShipmentEditQuery['response']) => shipment;

/** The form that changes a shipment. */
export function ShipmentEdit() {
  const found = readRecord(usePageQuery<ShipmentEditQuery>(query));
  return (
    <RecordPage resource={shipments} record={found}>
      {(record) => (
        <EditForm<ShipmentEditQuery, ShipmentEditMutation, typeof record, ShipmentPatch>
          resource={shipments}
          recordKey={record.id}
          title={record.trackingNumber}
          fields={shipmentFields}
          record={record}
          values={(row) => ({ ...row, order: optionOf(orderPicker, row.order) })}
          query={query}
          latest={readRecord}
          change={change}
          variables={(shipmentPatch) => ({ input: { id: record.id, shipmentPatch } })}
        />
      )}
    </RecordPage>
  );
}

ShipmentEdit.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<ShipmentEditQuery>(query, { id }, { subject: ['shipment'] }),
  };
};
