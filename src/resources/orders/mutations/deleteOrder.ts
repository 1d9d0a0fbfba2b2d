// Scaffolded by Frontage from `Mutation.deleteOrder`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteOrderMutation } from '../../../../__generated__/deleteOrderMutation.graphql.ts';

/** Deletes one order. */
export const deleteOrder: RecordDeletion<deleteOrderMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteOrderMutation($input: DeleteOrderInput!) {
      deleteOrder(input: $input) {
        __typename
      }
    }
  `,
  variables: (order) => ({ input: { id: order.id } }),
};
