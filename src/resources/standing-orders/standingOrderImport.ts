// Scaffolded by Frontage from `Mutation.createStandingOrder`. `frontage pull` keeps your edits.
import type {
  createStandingOrderMutation,
  StandingOrderInput,
} from '../../../__generated__/createStandingOrderMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createStandingOrder } from './createStandingOrder.ts';
import { standingOrderFields } from './standingOrderFields.ts';
import { standingOrders } from './standingOrders.ts';

/** How standing orders come out of a file. */
export const standingOrderImport: RecordImport<createStandingOrderMutation, StandingOrderInput> = {
  resource: standingOrders,
  fields: standingOrderFields,
  creation: createStandingOrder,
  editing: async () => (await import('./editStandingOrder.ts')).editStandingOrder,
};
