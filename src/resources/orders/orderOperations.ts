// Scaffolded by Frontage from the mutations of `Order`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { orderStatus } from '../enums/orderStatus.ts';
import { orders } from './orders.ts';

/** The operations on orders. */
export const orderOperations = defineOperations({
  resource: orders,
  fields: async () => (await import('./orderFields.ts')).orderFields,
  create: async () => (await import('./mutations/createOrder.ts')).createOrder,
  edit: async () => (await import('./mutations/editOrder.ts')).editOrder,
  state: { field: 'status', choices: orderStatus },
  delete: async () => (await import('./mutations/deleteOrder.ts')).deleteOrder,
  actions: [
    {
      label: 'Confirm',
      leadsTo: 'CONFIRMED',
      mutation: 'confirmOrder',
      load: async () => (await import('./mutations/confirmOrder.ts')).confirmOrder,
    },
    {
      label: 'Cancel',
      isDangerous: true,
      leadsTo: 'CANCELLED',
      mutation: 'cancelOrder',
      load: async () => (await import('./mutations/cancelOrder.ts')).cancelOrder,
    },
    {
      label: 'Ship',
      leadsTo: 'SHIPPED',
      mutation: 'shipOrder',
      load: async () => (await import('./mutations/shipOrder.ts')).shipOrder,
    },
  ],
});
