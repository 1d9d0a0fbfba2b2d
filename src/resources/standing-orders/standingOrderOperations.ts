// Scaffolded by Frontage from the mutations of `StandingOrder`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { standingOrders } from './standingOrders.ts';

/** The operations on standing orders. */
export const standingOrderOperations = defineOperations({
  resource: standingOrders,
  fields: async () => (await import('./standingOrderFields.ts')).standingOrderFields,
  create: async () => (await import('./mutations/createStandingOrder.ts')).createStandingOrder,
  edit: async () => (await import('./mutations/editStandingOrder.ts')).editStandingOrder,
  delete: async () => (await import('./mutations/deleteStandingOrder.ts')).deleteStandingOrder,
});
