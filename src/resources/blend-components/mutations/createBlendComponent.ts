// Scaffolded by Frontage from `Mutation.createBlendComponent`. `frontage pull` keeps your edits.
import type { RecordCreation } from 'frontage/ui/form/recordChange';
import { graphql } from 'react-relay';
import type {
  BlendComponentInput,
  createBlendComponentMutation,
} from '../../../../__generated__/createBlendComponentMutation.graphql.ts';

/** Creates a blend component. */
export const createBlendComponent: RecordCreation<
  createBlendComponentMutation,
  BlendComponentInput
> = {
  mutation: graphql`
    mutation createBlendComponentMutation($input: CreateBlendComponentInput!) {
      createBlendComponent(input: $input) {
        blendComponent {
          id
          ...BlendComponentRecord_record
        }
      }
    }
  `,
  variables: (blendComponent) => ({ input: { blendComponent } }),
  read: ({ createBlendComponent }) => ({ record: createBlendComponent?.blendComponent }),
};
