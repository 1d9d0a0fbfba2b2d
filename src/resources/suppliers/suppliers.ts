// Scaffolded by Frontage from the type `Supplier`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const suppliers: Resource = {
  slug: 'suppliers',
  label: 'Supplier',
  pluralLabel: 'Suppliers',
  description: 'Farms, cooperatives and importers that we buy green coffee from.',
};
