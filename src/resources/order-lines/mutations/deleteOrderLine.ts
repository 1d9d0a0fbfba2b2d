// Scaffolded by Frontage from `Mutation.deleteOrderLine`. `frontage pull` keeps your edits.
import type { RecordDeletion } from 'frontage/ui/action/recordAction';
import { graphql } from 'react-relay';
import type { deleteOrderLineMutation } from '../../../../__generated__/deleteOrderLineMutation.graphql.ts';

/** Deletes one order line. */
export const deleteOrderLine: RecordDeletion<deleteOrderLineMutation, { readonly id: string }> = {
  mutation: graphql`
    mutation deleteOrderLineMutation($input: DeleteOrderLineInput!) {
      deleteOrderLine(input: $input) {
        __typename
      }
    }
  `,
  variables: (orderLine) => ({ input: { id: orderLine.id } }),
};
