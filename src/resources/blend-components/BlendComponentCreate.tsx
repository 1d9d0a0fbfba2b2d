// Scaffolded by Frontage from `Mutation.createBlendComponent`. Edit it and it is yours: `npx
// frontage pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type {
  BlendComponentCreateMutation,
  BlendComponentInput,
} from '../../../__generated__/BlendComponentCreateMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponents } from './blendComponents.ts';

const change: Change<BlendComponentCreateMutation> = {
  mutation: graphql`
    mutation BlendComponentCreateMutation($input: CreateBlendComponentInput!) {
      createBlendComponent(input: $input) {
        blendComponent {
          id
          ...BlendComponentRecord_record
        }
      }
    }
  `,
  read: ({ createBlendComponent }) => ({ record: createBlendComponent?.blendComponent }),
};

/** The form that makes a blend component. */
export function BlendComponentCreate() {
  return (
    <CreateForm<BlendComponentCreateMutation, BlendComponentInput>
      resource={blendComponents}
      fields={blendComponentFields}
      change={change}
      variables={(blendComponent) => ({ input: { blendComponent } })}
      keyOf={({ createBlendComponent }) => createBlendComponent?.blendComponent?.id}
    />
  );
}
