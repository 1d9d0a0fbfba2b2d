// Scaffolded by Frontage from `Query.products`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, readInlineData } from 'react-relay';
import type { productPicker_record$key } from '../../../__generated__/productPicker_record.graphql.ts';
import type { productPickerOneQuery } from '../../../__generated__/productPickerOneQuery.graphql.ts';
import type { productPickerQuery } from '../../../__generated__/productPickerQuery.graphql.ts';
import { titleOf } from '../../ui/fields/title.ts';
import type { Picker } from '../../ui/form/picker.ts';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { products } from './products.ts';

const settings: ListSettings<productPickerQuery['variables']> = {
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    fields: ['Name', 'Code', 'Slug'],
    variables: (text) => ({
      filter: {
        or: [
          { name: { includesInsensitive: text } },
          { code: { includesInsensitive: text } },
          { slug: { includesInsensitive: text } },
        ],
      },
    }),
  },
};

const query = graphql`
  query productPickerQuery($first: Int, $after: Cursor, $filter: ProductFilter) {
    products(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...productPicker_record
        }
      }
    }
  }
`;

const oneQuery = graphql`
  query productPickerOneQuery($id: ID!) {
    product(id: $id) {
      ...productPicker_record
    }
  }
`;

const fragment = graphql`
  fragment productPicker_record on Product @inline {
    id
    name
  }
`;

/** Finds products for the forms and filters that refer to them. */
export const productPicker: Picker<productPickerQuery, productPicker_record$key> = {
  resource: products,
  query,
  settings,
  rows: (answer) => present(answer.products?.edges.map((edge) => edge?.node)),
  option: (record) => {
    const product = readInlineData(fragment, record);
    return { key: product.id, title: titleOf(products, product.id, product.name) };
  },
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ product }: productPickerOneQuery['response']) => product,
  },
  create: {
    fields: async () => (await import('./productFields.ts')).productFields,
    creation: async () => (await import('./createProduct.ts')).createProduct,
  },
};
