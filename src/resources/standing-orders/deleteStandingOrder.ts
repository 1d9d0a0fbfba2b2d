// Scaffolded by Frontage from `Mutation.deleteStandingOrder`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteStandingOrderMutation } from '../../../__generated__/deleteStandingOrderMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one standing order. */
export const deleteStandingOrder: RecordAction<
  deleteStandingOrderMutation,
  { readonly id: string }
> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteStandingOrderMutation($input: DeleteStandingOrderInput!) {
        deleteStandingOrder(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (standingOrder) => ({ input: { id: standingOrder.id } }),
};
