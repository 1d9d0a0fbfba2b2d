// Scaffolded by Frontage from `Mutation.updateOrder`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  OrderPatch,
  updateOrderMutation,
} from '../../../../__generated__/updateOrderMutation.graphql.ts';

/** Changes an order. */
export const updateOrder: RecordUpdate<updateOrderMutation, { readonly id: string }, OrderPatch> = {
  mutation: graphql`
    mutation updateOrderMutation($input: UpdateOrderInput!) {
      updateOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  variables: (order, orderPatch) => ({ input: { id: order.id, orderPatch } }),
  read: ({ updateOrder }) => ({ record: updateOrder?.order }),
};
