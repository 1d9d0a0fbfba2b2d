// Scaffolded by Frontage from `Mutation.createProduct`. `frontage pull` keeps your edits.
import type {
  createProductMutation,
  ProductInput,
} from '../../../__generated__/createProductMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { productFields } from './productFields.ts';
import { products } from './products.ts';

const copyFrom = async () => (await import('./editProduct.ts')).editProduct;

const duplicateCheck = {
  by: 'name',
  picker: async () => (await import('./productPicker.ts')).productPicker,
};

/** The form that makes a product. */
export function ProductCreate() {
  return (
    <CreateForm<createProductMutation, ProductInput>
      resource={products}
      fields={productFields}
      creation={async () => (await import('./createProduct.ts')).createProduct}
      copyFrom={copyFrom}
      duplicateCheck={duplicateCheck}
    />
  );
}
