// Scaffolded by Frontage from `Mutation.createProduct`. `frontage pull` keeps your edits.
import type {
  createProductMutation,
  ProductInput,
} from '../../../__generated__/createProductMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createProduct } from './createProduct.ts';
import { productFields } from './productFields.ts';
import { products } from './products.ts';

/** How products come out of a file. */
export const productImport: RecordImport<createProductMutation, ProductInput> = {
  resource: products,
  fields: productFields,
  creation: createProduct,
  editing: async () => (await import('./editProduct.ts')).editProduct,
};
