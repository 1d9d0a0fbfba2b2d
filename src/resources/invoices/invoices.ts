// Scaffolded by Frontage from the type `Invoice`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const invoices: Resource = {
  slug: 'invoices',
  label: 'Invoice',
  pluralLabel: 'Invoices',
  icon: 'receipt',
  description: 'What customers owe us for their orders.',
  type: 'Invoice',
  roots: {
    list: 'invoices',
    record: 'invoice',
    create: 'createInvoice',
    edit: 'updateInvoice',
    delete: 'deleteInvoice',
  },
  inputs: { create: 'InvoiceInput', edit: 'InvoicePatch' },
};
