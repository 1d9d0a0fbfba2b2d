// Scaffolded by Frontage from the type `OrderEvent`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const orderEvents: Resource = {
  slug: 'order-events',
  label: 'Order event',
  pluralLabel: 'Order events',
  description: 'What happened to orders, and who did it.',
  screens: ['list', 'record'],
};
