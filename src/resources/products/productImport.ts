// Scaffolded by Frontage from `Mutation.createProduct`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import type {
  createProductMutation,
  ProductInput,
} from '../../../__generated__/createProductMutation.graphql.ts';
import type { RecordImport } from '../../ui/batch/import/recordImport.ts';
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
