// Scaffolded by Frontage from `Mutation.deleteOrderLine`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteOrderLineMutation } from '../../../__generated__/deleteOrderLineMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one order line. */
export const deleteOrderLine: RecordAction<deleteOrderLineMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteOrderLineMutation($input: DeleteOrderLineInput!) {
        deleteOrderLine(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (orderLine) => ({ input: { id: orderLine.id } }),
};
