// Scaffolded by Frontage from `Mutation.createOrderLine`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  createOrderLineMutation,
  OrderLineInput,
} from '../../../../__generated__/createOrderLineMutation.graphql.ts';

/** Creates an order line. */
export const createOrderLine: RecordCreation<createOrderLineMutation, OrderLineInput> = {
  mutation: graphql`
    mutation createOrderLineMutation($input: CreateOrderLineInput!) {
      createOrderLine(input: $input) {
        orderLine {
          id
          ...OrderLineRecord_record
        }
      }
    }
  `,
  variables: (orderLine) => ({ input: { orderLine } }),
  read: ({ createOrderLine }) => ({ record: createOrderLine?.orderLine }),
};
