// Scaffolded by Frontage from `Mutation.deleteStandingOrder`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteStandingOrderMutation } from '../../../../__generated__/deleteStandingOrderMutation.graphql.ts';

/** Deletes one standing order. */
export const deleteStandingOrder: RecordDeletion<
  deleteStandingOrderMutation,
  { readonly id: string }
> = {
  mutation: graphql`
    mutation deleteStandingOrderMutation($input: DeleteStandingOrderInput!) {
      deleteStandingOrder(input: $input) {
        __typename
      }
    }
  `,
  variables: (standingOrder) => ({ input: { id: standingOrder.id } }),
};
