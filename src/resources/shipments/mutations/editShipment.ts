// Scaffolded by Frontage from `Mutation.updateShipment`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editShipmentQuery } from '../../../../__generated__/editShipmentQuery.graphql.ts';
import { orderPicker } from '../../orders/pickers/orderPicker.ts';
import { shipmentFields } from '../shipmentFields.ts';
import { shipments } from '../shipments.ts';

/** The editable fields of a shipment, with their current values. */
export const editShipment = defineEditing({
  resource: shipments,
  fields: shipmentFields,
  query: graphql`
    query editShipmentQuery($id: ID!) {
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
        currency @catch
        trackingUrl @catch
        signedBy @catch
        order @catch {
          ...orderPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editShipmentQuery['variables'] => ({ id: String(address.key) }),
  subject: ['shipment'],
  read: ({ shipment }: editShipmentQuery['response']) => shipment,
  title: (shipment) => shipment.trackingNumber,
  lastChange: (shipment) => ({ at: shipment.updatedAt }),
  values: (shipment) => ({ ...shipment, order: optionOf(orderPicker, shipment.order) }),
  update: async () => (await import('./updateShipment.ts')).updateShipment,
});
