// Scaffolded by Frontage from the type `Supplier`. `frontage pull` keeps your edits.
import type { Resource } from '../../address/resource.ts';

export const suppliers: Resource = {
  slug: 'suppliers',
  label: 'Supplier',
  pluralLabel: 'Suppliers',
  description: 'Farms, cooperatives and importers that we buy green coffee from.',
};
