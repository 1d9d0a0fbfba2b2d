// Scaffolded by Frontage from the mutations of `Variant`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { variants } from './variants.ts';

/** The operations on variants. */
export const variantOperations = defineOperations({
  resource: variants,
  fields: async () => (await import('./variantFields.ts')).variantFields,
  create: async () => (await import('./mutations/createVariant.ts')).createVariant,
  edit: async () => (await import('./mutations/editVariant.ts')).editVariant,
  delete: async () => (await import('./mutations/deleteVariant.ts')).deleteVariant,
});
