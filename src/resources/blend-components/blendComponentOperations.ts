// Scaffolded by Frontage from the mutations of `BlendComponent`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { blendComponents } from './blendComponents.ts';

/** The operations on blend components. */
export const blendComponentOperations = defineOperations({
  resource: blendComponents,
  fields: async () => (await import('./blendComponentFields.ts')).blendComponentFields,
  create: async () => (await import('./mutations/createBlendComponent.ts')).createBlendComponent,
  edit: async () => (await import('./mutations/editBlendComponent.ts')).editBlendComponent,
  delete: async () => (await import('./mutations/deleteBlendComponent.ts')).deleteBlendComponent,
});
