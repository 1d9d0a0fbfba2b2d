// Scaffolded by Frontage from `Mutation.cancelOrder`. `frontage pull` keeps your edits.
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { text } from 'frontage/ui/form/inputs/text';
import { graphql } from 'react-relay';
import type {
  CancelOrderInput,
  cancelOrderMutation,
} from '../../../../__generated__/cancelOrderMutation.graphql.ts';

/** Cancels an order that has not left the house, and voids its unpaid invoice. */
export const cancelOrder: RecordAction<
  cancelOrderMutation,
  { readonly id: string },
  Omit<CancelOrderInput, 'id'>
> = {
  label: 'Cancel',
  description: 'Cancels an order that has not left the house, and voids its unpaid invoice.',
  isDangerous: true,
  fields: {
    reason: text({ required: true }),
  },
  mutation: graphql`
    mutation cancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  variables: (order, values) => ({ input: { id: order.id, ...values } }),
  read: ({ cancelOrder }) => ({ record: cancelOrder?.order }),
};
