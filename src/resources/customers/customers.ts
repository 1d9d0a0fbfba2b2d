import type { Resource } from '../../ui/resource.ts';

export const customers: Resource = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
};
