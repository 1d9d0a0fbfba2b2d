// Scaffolded by Frontage from the type `StockMovement`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const stockMovements: Resource = {
  slug: 'stock-movements',
  label: 'Stock movement',
  pluralLabel: 'Stock movements',
  description: 'What came to the shelf and what left it.',
};
