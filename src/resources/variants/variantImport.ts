// Scaffolded by Frontage from `Mutation.createVariant`. `frontage pull` keeps your edits.
import type {
  createVariantMutation,
  VariantInput,
} from '../../../__generated__/createVariantMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createVariant } from './createVariant.ts';
import { variantFields } from './variantFields.ts';
import { variants } from './variants.ts';

/** How variants come out of a file. */
export const variantImport: RecordImport<createVariantMutation, VariantInput> = {
  resource: variants,
  fields: variantFields,
  creation: createVariant,
  editing: async () => (await import('./editVariant.ts')).editVariant,
};
