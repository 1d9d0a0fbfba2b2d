// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import type { Resource } from '../../address/resource.ts';

export const productTags: Resource = {
  slug: 'product-tags',
  label: 'Product tag',
  pluralLabel: 'Product tags',
  description: 'Which product carries which tag.',
};
