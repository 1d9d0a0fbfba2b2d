// Scaffolded by Frontage from the mutations of `OrderLine`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { orderLines } from './orderLines.ts';

/** The operations on order lines. */
export const orderLineOperations = defineOperations({
  resource: orderLines,
  fields: async () => (await import('./orderLineFields.ts')).orderLineFields,
  create: async () => (await import('./mutations/createOrderLine.ts')).createOrderLine,
  edit: async () => (await import('./mutations/editOrderLine.ts')).editOrderLine,
  delete: async () => (await import('./mutations/deleteOrderLine.ts')).deleteOrderLine,
});
