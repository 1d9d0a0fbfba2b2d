// Scaffolded by Frontage from the mutations of `ProductTag`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { productTags } from './productTags.ts';

/** The operations on product tags. */
export const productTagOperations = defineOperations({
  resource: productTags,
  fields: async () => (await import('./productTagFields.ts')).productTagFields,
  create: async () => (await import('./mutations/createProductTag.ts')).createProductTag,
  edit: async () => (await import('./mutations/editProductTag.ts')).editProductTag,
  delete: async () => (await import('./mutations/deleteProductTag.ts')).deleteProductTag,
});
