// Scaffolded by Frontage from `Mutation.createBlendComponent`. `frontage pull` keeps your edits.
import type {
  BlendComponentInput,
  createBlendComponentMutation,
} from '../../../__generated__/createBlendComponentMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponents } from './blendComponents.ts';

const copyFrom = async () => (await import('./editBlendComponent.ts')).editBlendComponent;

/** The form that makes a blend component. */
export function BlendComponentCreate() {
  return (
    <CreateForm<createBlendComponentMutation, BlendComponentInput>
      resource={blendComponents}
      fields={blendComponentFields}
      creation={async () => (await import('./createBlendComponent.ts')).createBlendComponent}
      copyFrom={copyFrom}
    />
  );
}
