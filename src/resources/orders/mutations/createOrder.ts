// Scaffolded by Frontage from `Mutation.createOrder`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createOrderMutation,
  OrderInput,
} from '../../../../__generated__/createOrderMutation.graphql.ts';

/** Creates an order. */
export const createOrder: RecordCreation<createOrderMutation, OrderInput> = {
  mutation: graphql`
    mutation createOrderMutation($input: CreateOrderInput!) {
      createOrder(input: $input) {
        order {
          id
          ...OrderRecord_record
        }
      }
    }
  `,
  variables: (order) => ({ input: { order } }),
  read: ({ createOrder }) => ({ record: createOrder?.order }),
};
