// Scaffolded by Frontage from the type `ProductTag`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const productTags: Resource = {
  slug: 'product-tags',
  label: 'Product tag',
  pluralLabel: 'Product tags',
  icon: 'tag',
  description: 'Which product carries which tag.',
  type: 'ProductTag',
  roots: {
    list: 'productTags',
    record: 'productTag',
    create: 'createProductTag',
    edit: 'updateProductTag',
    delete: 'deleteProductTag',
  },
  inputs: { create: 'ProductTagInput', edit: 'ProductTagPatch' },
};
