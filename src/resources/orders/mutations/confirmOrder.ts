// Scaffolded by Frontage from `Mutation.confirmOrder`. `frontage pull` keeps your edits.
import type { RecordAction } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { confirmOrderMutation } from '../../../../__generated__/confirmOrderMutation.graphql.ts';

/** Accepts a draft, so that the roastery starts on it. */
export const confirmOrder: RecordAction<confirmOrderMutation, { readonly id: string }> = {
  label: 'Confirm',
  description: 'Accepts a draft, so that the roastery starts on it.',
  mutation: graphql`
    mutation confirmOrderMutation($input: ConfirmOrderInput!) {
      confirmOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  variables: (order) => ({ input: { id: order.id } }),
  read: ({ confirmOrder }) => ({ record: confirmOrder?.order }),
};
