// Scaffolded by Frontage from the type `MonthlyRevenueFigure`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const monthlyRevenueFigures: Resource = {
  slug: 'monthly-revenue-figures',
  label: 'Monthly revenue figure',
  pluralLabel: 'Monthly revenue figures',
  description: 'What was invoiced each month, by currency, without tax.',
  screens: ['list', 'record'],
};
