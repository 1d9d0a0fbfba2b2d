// Scaffolded by Frontage from `Mutation.createOrderLine`. `frontage pull` keeps your edits.
import type {
  createOrderLineMutation,
  OrderLineInput,
} from '../../../__generated__/createOrderLineMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createOrderLine } from './createOrderLine.ts';
import { orderLineFields } from './orderLineFields.ts';
import { orderLines } from './orderLines.ts';

/** How order lines come out of a file. */
export const orderLineImport: RecordImport<createOrderLineMutation, OrderLineInput> = {
  resource: orderLines,
  fields: orderLineFields,
  creation: createOrderLine,
  editing: async () => (await import('./editOrderLine.ts')).editOrderLine,
};
