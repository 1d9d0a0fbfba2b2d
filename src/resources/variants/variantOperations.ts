// Scaffolded by Frontage from the mutations of `Variant`. `frontage pull` keeps your edits.
import { defineOperations } from '../../ui/action/recordOperations.ts';
import { variants } from './variants.ts';

/** What can be done with variants. */
export const variantOperations = defineOperations({
  resource: variants,
  fields: async () => (await import('./variantFields.ts')).variantFields,
  create: async () => (await import('./createVariant.ts')).createVariant,
  edit: async () => (await import('./editVariant.ts')).editVariant,
  delete: async () => (await import('./deleteVariant.ts')).deleteVariant,
});
