// Scaffolded by Frontage from `Query.stockForecast`. `frontage pull` keeps your edits.
import type { Tool } from 'frontage/address/tool';

export const stockForecast: Tool = {
  slug: 'stock-forecast',
  label: 'Stock forecast',
  description: 'Whether the stock of a variant lasts until a day, with what is ordered by now.',
  root: 'stockForecast',
};
