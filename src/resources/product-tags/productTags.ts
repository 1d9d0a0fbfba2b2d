// Scaffolded by Frontage from the type `ProductTag`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const productTags: Resource = {
  slug: 'product-tags',
  label: 'Product tag',
  pluralLabel: 'Product tags',
  description: 'Which product carries which tag.',
};
