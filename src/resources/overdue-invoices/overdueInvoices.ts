// Scaffolded by Frontage from the type `OverdueInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type { Resource } from '../../address/resource.ts';

export const overdueInvoices: Resource = {
  slug: 'overdue-invoices',
  label: 'Overdue invoice',
  pluralLabel: 'Overdue invoices',
  description: 'Invoices that should have been paid by now.',
  screens: ['list', 'record'],
};
