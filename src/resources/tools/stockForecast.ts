// Scaffolded by Frontage from `Query.stockForecast`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Tool } from '../../address/tool.ts';

export const stockForecast: Tool = {
  slug: 'stock-forecast',
  label: 'Stock forecast',
  description: 'Whether the stock of a variant lasts until a day, with what is ordered by now.',
};
