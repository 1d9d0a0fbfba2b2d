// Scaffolded by Frontage from `Mutation.updateShipment`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ShipmentEditQuery } from '../../../__generated__/ShipmentEditQuery.graphql.ts';
import type {
  ShipmentPatch,
  updateShipmentMutation,
} from '../../../__generated__/updateShipmentMutation.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { EditForm } from '../../ui/form/EditForm.tsx';
import { optionOf } from '../../ui/form/picker.ts';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { orderPicker } from '../orders/orderPicker.ts';
import { shipmentFields } from './shipmentFields.ts';
import { shipments } from './shipments.ts';
import { updateShipment } from './updateShipment.ts';

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

/** The record in the answer of the query. */
const readRecord = ({ shipment }: ShipmentEditQuery['response']) => shipment;

/** The form that changes a shipment. */
export function ShipmentEdit() {
  const found = readRecord(usePageQuery<ShipmentEditQuery>(query));
  return (
    <RecordPage resource={shipments} record={found}>
      {(record) => (
        <EditForm<ShipmentEditQuery, updateShipmentMutation, typeof record, ShipmentPatch>
          resource={shipments}
          recordKey={record.id}
          title={record.trackingNumber}
          fields={shipmentFields}
          record={record}
          values={(row) => ({ ...row, order: optionOf(orderPicker, row.order) })}
          query={query}
          latest={readRecord}
          update={updateShipment}
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
