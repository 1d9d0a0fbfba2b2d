// Scaffolded by Frontage from `Mutation.createBlendComponent`. `frontage pull` keeps your edits.
import type {
  BlendComponentInput,
  createBlendComponentMutation,
} from '../../../__generated__/createBlendComponentMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponents } from './blendComponents.ts';
import { createBlendComponent } from './createBlendComponent.ts';

/** How blend components come out of a file. */
export const blendComponentImport: RecordImport<createBlendComponentMutation, BlendComponentInput> =
  {
    resource: blendComponents,
    fields: blendComponentFields,
    creation: createBlendComponent,
    editing: async () => (await import('./editBlendComponent.ts')).editBlendComponent,
  };
