// Scaffolded by Frontage from the mutations of `Payment`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { payments } from './payments.ts';

/** The operations on payments. */
export const paymentOperations = defineOperations({
  resource: payments,
  fields: async () => (await import('./paymentFields.ts')).paymentFields,
  create: async () => (await import('./mutations/createPayment.ts')).createPayment,
  edit: async () => (await import('./mutations/editPayment.ts')).editPayment,
  delete: async () => (await import('./mutations/deletePayment.ts')).deletePayment,
});
