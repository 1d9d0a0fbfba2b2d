// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { productFinderOneQuery } from '../../../__generated__/productFinderOneQuery.graphql.ts';
import type { productFinderQuery } from '../../../__generated__/productFinderQuery.graphql.ts';
import type { productPicker_record$key } from '../../../__generated__/productPicker_record.graphql.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { cursorPaging } from '../../lists/paging.ts';
import type { Finder } from '../../lists/picker.ts';
import { present } from '../../lists/present.ts';
import { productPicker } from './productPicker.ts';

const settings: ListSettings<productFinderQuery['variables']> = {
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
  query productFinderQuery($first: Int, $after: Cursor, $filter: ProductFilter) {
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
  query productFinderOneQuery($id: ID!) {
    product(id: $id) {
      ...productPicker_record
    }
  }
`;

/** Asks for products that are to be chosen from. */
export const productFinder: Finder<productFinderQuery, productPicker_record$key> = {
  picker: productPicker,
  query,
  settings,
  rows: (answer) => present(answer.products?.edges.map((edge) => edge?.node)),
  one: {
    query: oneQuery,
    variables: (text) => ({ id: text }),
    row: ({ product }: productFinderOneQuery['response']) => product,
  },
};
