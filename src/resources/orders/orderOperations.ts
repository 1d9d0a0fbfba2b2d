// Scaffolded by Frontage from the mutations of `Order`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { orders } from './orders.ts';

/** The operations on orders. */
export const orderOperations = defineOperations({
  resource: orders,
  fields: async () => (await import('./orderFields.ts')).orderFields,
  create: async () => (await import('./mutations/createOrder.ts')).createOrder,
  edit: async () => (await import('./mutations/editOrder.ts')).editOrder,
  delete: async () => (await import('./mutations/deleteOrder.ts')).deleteOrder,
  actions: [
    {
      label: 'Confirm',
      mutation: 'confirmOrder',
      load: async () => (await import('./mutations/confirmOrder.ts')).confirmOrder,
    },
    {
      label: 'Cancel',
      isDangerous: true,
      mutation: 'cancelOrder',
      load: async () => (await import('./mutations/cancelOrder.ts')).cancelOrder,
    },
    {
      label: 'Ship',
      mutation: 'shipOrder',
      load: async () => (await import('./mutations/shipOrder.ts')).shipOrder,
    },
  ],
});
