// Scaffolded by Frontage from the type `Product`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const products: Resource = {
  slug: 'products',
  label: 'Product',
  pluralLabel: 'Products',
  description: 'What we sell: coffees, blends and the equipment to brew them.',
};
