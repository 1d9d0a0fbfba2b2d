// Scaffolded by Frontage from `Mutation.deleteBlendComponent`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { deleteBlendComponentMutation } from '../../../__generated__/deleteBlendComponentMutation.graphql.ts';
import type { RecordAction } from '../../ui/action/recordAction.ts';

/** Deletes one blend component. */
export const deleteBlendComponent: RecordAction<
  deleteBlendComponentMutation,
  { readonly id: string }
> = {
  label: 'Delete',
  isDangerous: true,
  isDelete: true,
  fields: {},
  change: {
    mutation: graphql`
      mutation deleteBlendComponentMutation($input: DeleteBlendComponentInput!) {
        deleteBlendComponent(input: $input) {
          __typename
        }
      }
    `,
    read: () => ({}),
  },
  variables: (blendComponent) => ({ input: { id: blendComponent.id } }),
};
