// Scaffolded by Frontage from the mutations of `Shipment`. `frontage pull` keeps your edits.
import type { ShipmentTable_rows$data } from '../../../__generated__/ShipmentTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several shipments at once. */
export const shipmentBulk: BulkWork<ShipmentTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteShipment.ts')).deleteShipment,
    },
  ],
  edit: {
    fields: async () => (await import('./shipmentFields.ts')).shipmentFields,
    update: async () => (await import('./updateShipment.ts')).updateShipment,
    editing: async () => (await import('./editShipment.ts')).editShipment,
  },
};
