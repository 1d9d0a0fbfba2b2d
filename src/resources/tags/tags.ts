// Scaffolded by Frontage from the type `Tag`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const tags: Resource = {
  slug: 'tags',
  label: 'Tag',
  pluralLabel: 'Tags',
  description: 'Labels that group products in the catalogue.',
};
