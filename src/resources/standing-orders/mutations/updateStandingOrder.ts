// Scaffolded by Frontage from `Mutation.updateStandingOrder`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  StandingOrderPatch,
  updateStandingOrderMutation,
} from '../../../../__generated__/updateStandingOrderMutation.graphql.ts';

/** Changes a standing order. */
export const updateStandingOrder: RecordUpdate<
  updateStandingOrderMutation,
  { readonly id: string },
  StandingOrderPatch
> = {
  mutation: graphql`
    mutation updateStandingOrderMutation($input: UpdateStandingOrderInput!) {
      updateStandingOrder(input: $input) {
        standingOrder {
          id
          ...StandingOrderRecord_record
        }
      }
    }
  `,
  variables: (standingOrder, standingOrderPatch) => ({
    input: { id: standingOrder.id, standingOrderPatch },
  }),
  read: ({ updateStandingOrder }) => ({ record: updateStandingOrder?.standingOrder }),
};
