// Scaffolded by Frontage from `Mutation.deleteOrder`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteOrderMutation } from '../../../__generated__/deleteOrderMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one order. */
export const deleteOrder: RecordAction<deleteOrderMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteOrderMutation($input: DeleteOrderInput!) {
        deleteOrder(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (order) => ({ input: { id: order.id } }),
};
