// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
import type {
  createOrderMutation,
  OrderInput,
} from '../../../__generated__/createOrderMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createOrder } from './createOrder.ts';
import { orderFields } from './orderFields.ts';
import { orders } from './orders.ts';

/** How orders come out of a file. */
export const orderImport: RecordImport<createOrderMutation, OrderInput> = {
  resource: orders,
  fields: orderFields,
  creation: createOrder,
  editing: async () => (await import('./editOrder.ts')).editOrder,
};
