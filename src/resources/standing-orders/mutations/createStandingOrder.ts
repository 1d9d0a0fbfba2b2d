// Scaffolded by Frontage from `Mutation.createStandingOrder`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createStandingOrderMutation,
  StandingOrderInput,
} from '../../../../__generated__/createStandingOrderMutation.graphql.ts';

/** Creates a standing order. */
export const createStandingOrder: RecordCreation<createStandingOrderMutation, StandingOrderInput> =
  {
    mutation: graphql`
      mutation createStandingOrderMutation($input: CreateStandingOrderInput!) {
        createStandingOrder(input: $input) {
          standingOrder {
            id
            ...StandingOrderRecord_record
          }
        }
      }
    `,
    variables: (standingOrder) => ({ input: { standingOrder } }),
    read: ({ createStandingOrder }) => ({ record: createStandingOrder?.standingOrder }),
  };
