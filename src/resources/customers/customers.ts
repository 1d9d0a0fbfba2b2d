// Scaffolded by Frontage from the type `Customer`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const customers: Resource = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
  description: 'Businesses that buy coffee from us, and those we hope will.',
};
