// Scaffolded by Frontage from the mutations of `Shipment`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { shipments } from './shipments.ts';

/** The operations on shipments. */
export const shipmentOperations = defineOperations({
  resource: shipments,
  fields: async () => (await import('./shipmentFields.ts')).shipmentFields,
  create: async () => (await import('./mutations/createShipment.ts')).createShipment,
  edit: async () => (await import('./mutations/editShipment.ts')).editShipment,
  delete: async () => (await import('./mutations/deleteShipment.ts')).deleteShipment,
});
