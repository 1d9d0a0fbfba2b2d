// Scaffolded by Frontage from the type `Order`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const orders: Resource = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
  description: 'What customers ordered.',
};
