// Scaffolded by Frontage from the mutations of `Order`. `frontage pull` keeps your edits.
import { defineOperations } from '../../ui/action/recordOperations.ts';
import { orders } from './orders.ts';

/** What can be done with orders. */
export const orderOperations = defineOperations({
  resource: orders,
  fields: async () => (await import('./orderFields.ts')).orderFields,
  create: async () => (await import('./createOrder.ts')).createOrder,
  edit: async () => (await import('./editOrder.ts')).editOrder,
  delete: async () => (await import('./deleteOrder.ts')).deleteOrder,
  actions: [
    { label: 'Confirm', load: async () => (await import('./confirmOrder.ts')).confirmOrder },
    {
      label: 'Cancel',
      isDangerous: true,
      load: async () => (await import('./cancelOrder.ts')).cancelOrder,
    },
    { label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder },
  ],
});
