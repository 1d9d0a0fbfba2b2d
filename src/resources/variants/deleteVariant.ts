// Scaffolded by Frontage from `Mutation.deleteVariant`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteVariantMutation } from '../../../__generated__/deleteVariantMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one variant. */
export const deleteVariant: RecordAction<deleteVariantMutation, { readonly id: string }> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteVariantMutation($input: DeleteVariantInput!) {
        deleteVariant(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (variant) => ({ input: { id: variant.id } }),
};
