// Scaffolded by Frontage from the type `MonthlyRevenueFigure`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const monthlyRevenueFigures: Resource = {
  slug: 'monthly-revenue-figures',
  label: 'Monthly revenue figure',
  pluralLabel: 'Monthly revenue figures',
  icon: 'chart-column',
  description: 'What was invoiced each month, by currency, without tax.',
  screens: ['list', 'record'],
  type: 'MonthlyRevenueFigure',
  roots: { list: 'monthlyRevenueFigures', record: 'monthlyRevenueFigure' },
};
