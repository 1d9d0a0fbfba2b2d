// Scaffolded by Frontage from `Mutation.deleteProductTag`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteProductTagMutation } from '../../../__generated__/deleteProductTagMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one product tag. */
export const deleteProductTag: RecordAction<deleteProductTagMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteProductTagMutation($input: DeleteProductTagInput!) {
        deleteProductTag(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (productTag) => ({ input: { id: productTag.id } }),
};
