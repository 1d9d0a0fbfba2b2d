// Scaffolded by Frontage from the type `RoastBatch`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const roastBatches: Resource = {
  slug: 'roast-batches',
  label: 'Roast batch',
  pluralLabel: 'Roast batches',
  description: 'Every time the roaster was loaded.',
};
