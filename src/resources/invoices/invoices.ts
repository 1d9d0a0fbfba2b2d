// Scaffolded by Frontage from the type `Invoice`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const invoices: Resource = {
  slug: 'invoices',
  label: 'Invoice',
  pluralLabel: 'Invoices',
  description: 'What customers owe us for their orders.',
};
