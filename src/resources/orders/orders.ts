import type { Resource } from '../../ui/resource.ts';

export const orders: Resource = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
};
