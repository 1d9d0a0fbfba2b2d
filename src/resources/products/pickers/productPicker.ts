// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { productPicker_record$key } from '../../../../__generated__/productPicker_record.graphql.ts';
import { products } from '../products.ts';

const fragment = graphql`
  fragment productPicker_record on Product @inline {
    id
    name
  }
`;

/** Finds products for the forms and filters that refer to them. */
export const productPicker: Picker<productPicker_record$key> = {
  resource: products,
  search: { fields: ['Name', 'Code', 'Slug'] },
  option: (record) => {
    const product = readInlineData(fragment, record);
    return { key: product.id, title: product.name };
  },
  finder: async () => (await import('./productFinder.ts')).productFinder,
  canCreate: true,
};
