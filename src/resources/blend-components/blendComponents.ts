// Scaffolded by Frontage from the type `BlendComponent`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const blendComponents: Resource = {
  slug: 'blend-components',
  label: 'Blend component',
  pluralLabel: 'Blend components',
  description: 'Green coffees that make up a product.',
};
