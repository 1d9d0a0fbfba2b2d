// Scaffolded by Frontage from `Mutation.createShipment`. `frontage pull` keeps your edits.
import type {
  createShipmentMutation,
  ShipmentInput,
} from '../../../__generated__/createShipmentMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createShipment } from './createShipment.ts';
import { shipmentFields } from './shipmentFields.ts';
import { shipments } from './shipments.ts';

/** How shipments come out of a file. */
export const shipmentImport: RecordImport<createShipmentMutation, ShipmentInput> = {
  resource: shipments,
  fields: shipmentFields,
  creation: createShipment,
  editing: async () => (await import('./editShipment.ts')).editShipment,
};
