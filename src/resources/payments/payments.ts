// Scaffolded by Frontage from the type `Payment`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const payments: Resource = {
  slug: 'payments',
  label: 'Payment',
  pluralLabel: 'Payments',
  icon: 'credit-card',
  description: 'Money that came in; refunds are below zero.',
  type: 'Payment',
  roots: {
    list: 'payments',
    record: 'payment',
    create: 'createPayment',
    edit: 'updatePayment',
    delete: 'deletePayment',
  },
  inputs: { create: 'PaymentInput', edit: 'PaymentPatch' },
};
