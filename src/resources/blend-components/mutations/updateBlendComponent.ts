// Scaffolded by Frontage from `Mutation.updateBlendComponent`. `frontage pull` keeps your edits.
import type { RecordUpdate } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  BlendComponentPatch,
  updateBlendComponentMutation,
} from '../../../../__generated__/updateBlendComponentMutation.graphql.ts';

/** Changes a blend component. */
export const updateBlendComponent: RecordUpdate<
  updateBlendComponentMutation,
  { readonly id: string },
  BlendComponentPatch
> = {
  mutation: graphql`
    mutation updateBlendComponentMutation($input: UpdateBlendComponentInput!) {
      updateBlendComponent(input: $input) {
        blendComponent {
          id
          ...BlendComponentRecord_record
        }
      }
    }
  `,
  variables: (blendComponent, blendComponentPatch) => ({
    input: { id: blendComponent.id, blendComponentPatch },
  }),
  read: ({ updateBlendComponent }) => ({ record: updateBlendComponent?.blendComponent }),
};
