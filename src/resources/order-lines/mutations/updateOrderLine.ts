// Scaffolded by Frontage from `Mutation.updateOrderLine`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  OrderLinePatch,
  updateOrderLineMutation,
} from '../../../../__generated__/updateOrderLineMutation.graphql.ts';

/** Changes an order line. */
export const updateOrderLine: RecordUpdate<
  updateOrderLineMutation,
  { readonly id: string },
  OrderLinePatch
> = {
  mutation: graphql`
    mutation updateOrderLineMutation($input: UpdateOrderLineInput!) {
      updateOrderLine(input: $input) {
        orderLine {
          id
          ...OrderLineRecord_record
        }
      }
    }
  `,
  variables: (orderLine, orderLinePatch) => ({ input: { id: orderLine.id, orderLinePatch } }),
  read: ({ updateOrderLine }) => ({ record: updateOrderLine?.orderLine }),
};
