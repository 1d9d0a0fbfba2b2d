// Scaffolded by Frontage from the type `Variant`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const variants: Resource = {
  slug: 'variants',
  label: 'Variant',
  pluralLabel: 'Variants',
  description: 'A product in one size and grind: what an order line is about.',
};
