// Scaffolded by Frontage from the mutations of `Product`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { products } from './products.ts';

/** The operations on products. */
export const productOperations = defineOperations({
  resource: products,
  fields: async () => (await import('./productFields.ts')).productFields,
  create: async () => (await import('./mutations/createProduct.ts')).createProduct,
  edit: async () => (await import('./mutations/editProduct.ts')).editProduct,
  delete: async () => (await import('./mutations/deleteProduct.ts')).deleteProduct,
  links: [
    {
      label: 'Tags',
      mutations: ['createProductTag', 'deleteProductTag'],
      load: async () => (await import('./tabs/productTagsLinks.ts')).productTagsLinks,
    },
  ],
});
