// Scaffolded by Frontage from the type `Shipment`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const shipments: Resource = {
  slug: 'shipments',
  label: 'Shipment',
  pluralLabel: 'Shipments',
  icon: 'truck',
  description: 'Parcels on their way to customers.',
  type: 'Shipment',
  roots: {
    list: 'shipments',
    record: 'shipment',
    create: 'createShipment',
    edit: 'updateShipment',
    delete: 'deleteShipment',
  },
  inputs: { create: 'ShipmentInput', edit: 'ShipmentPatch' },
};
