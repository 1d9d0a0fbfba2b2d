// Scaffolded by Frontage from the type `OrderLine`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const orderLines: Resource = {
  slug: 'order-lines',
  label: 'Order line',
  pluralLabel: 'Order lines',
  description: 'What an order is made of.',
};
