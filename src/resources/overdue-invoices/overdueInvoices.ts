// Scaffolded by Frontage from the type `OverdueInvoice`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const overdueInvoices: Resource = {
  slug: 'overdue-invoices',
  label: 'Overdue invoice',
  pluralLabel: 'Overdue invoices',
  icon: 'receipt',
  description: 'Invoices that should have been paid by now.',
  screens: ['list', 'record'],
  type: 'OverdueInvoice',
  roots: { list: 'overdueInvoices', record: 'overdueInvoice' },
};
