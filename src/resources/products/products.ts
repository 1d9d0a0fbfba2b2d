// Scaffolded by Frontage from the type `Product`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const products: Resource = {
  slug: 'products',
  label: 'Product',
  pluralLabel: 'Products',
  icon: 'package',
  description: 'What we sell: coffees, blends and the equipment to brew them.',
  type: 'Product',
  roots: {
    list: 'products',
    record: 'product',
    create: 'createProduct',
    edit: 'updateProduct',
    delete: 'deleteProduct',
  },
  inputs: { create: 'ProductInput', edit: 'ProductPatch' },
};
