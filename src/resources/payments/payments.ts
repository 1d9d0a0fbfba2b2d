// Scaffolded by Frontage from the type `Payment`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const payments: Resource = {
  slug: 'payments',
  label: 'Payment',
  pluralLabel: 'Payments',
  description: 'Money that came in; refunds are below zero.',
};
