// Scaffolded by Frontage from the type `GreenLot`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const greenLots: Resource = {
  slug: 'green-lots',
  label: 'Green lot',
  pluralLabel: 'Green lots',
  description: 'Green coffee, bought by the lot.',
};
