import type { Resource } from '../../ui/resource.ts';

export const orderLines: Resource = {
  slug: 'order-lines',
  label: 'Order line',
  pluralLabel: 'Order lines',
};
