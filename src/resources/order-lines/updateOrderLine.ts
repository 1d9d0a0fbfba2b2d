// Scaffolded by Frontage from `Mutation.updateOrderLine`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  OrderLinePatch,
  updateOrderLineMutation,
} from '../../../__generated__/updateOrderLineMutation.graphql.ts';
import type { RecordUpdate } from '../../ui/form/recordChange.ts';

/** Changes an order line. */
export const updateOrderLine: RecordUpdate<
  updateOrderLineMutation,
  { readonly id: string },
  Partial<OrderLinePatch>
> = {
  change: {
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
    read: ({ updateOrderLine }) => ({ record: updateOrderLine?.orderLine }),
  },
  variables: (orderLine, orderLinePatch) => ({ input: { id: orderLine.id, orderLinePatch } }),
  keyOf: ({ updateOrderLine }) => updateOrderLine?.orderLine?.id,
};
