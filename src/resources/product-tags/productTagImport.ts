// Scaffolded by Frontage from `Mutation.createProductTag`. `frontage pull` keeps your edits.
import type {
  createProductTagMutation,
  ProductTagInput,
} from '../../../__generated__/createProductTagMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createProductTag } from './createProductTag.ts';
import { productTagFields } from './productTagFields.ts';
import { productTags } from './productTags.ts';

/** How product tags come out of a file. */
export const productTagImport: RecordImport<createProductTagMutation, ProductTagInput> = {
  resource: productTags,
  fields: productTagFields,
  creation: createProductTag,
  editing: async () => (await import('./editProductTag.ts')).editProductTag,
};
