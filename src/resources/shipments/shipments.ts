// Scaffolded by Frontage from the type `Shipment`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const shipments: Resource = {
  slug: 'shipments',
  label: 'Shipment',
  pluralLabel: 'Shipments',
  description: 'Parcels on their way to customers.',
};
