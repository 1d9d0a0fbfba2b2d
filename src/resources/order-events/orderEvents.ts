// Scaffolded by Frontage from the type `OrderEvent`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const orderEvents: Resource = {
  slug: 'order-events',
  label: 'Order event',
  pluralLabel: 'Order events',
  icon: 'history',
  description: 'What happened to orders, and who did it.',
  screens: ['list', 'record'],
  type: 'OrderEvent',
  roots: { list: 'orderEvents', record: 'orderEvent' },
};
