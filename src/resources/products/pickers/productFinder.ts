// Scaffolded by Frontage from `Query.products`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { productFinder_note$key } from '../../../../__generated__/productFinder_note.graphql.ts';
import type { productFinderOneQuery } from '../../../../__generated__/productFinderOneQuery.graphql.ts';
import type { productFinderQuery } from '../../../../__generated__/productFinderQuery.graphql.ts';
import type { productPicker_record$key } from '../../../../__generated__/productPicker_record.graphql.ts';
import { productPicker } from './productPicker.ts';

const fragment = graphql`
  fragment productFinder_note on Product @inline {
    code
    image @catch
  }
`;

/** Fetches products to choose from. */
export const productFinder: Finder<
  productFinderQuery,
  productPicker_record$key,
  string,
  productPicker_record$key & productFinder_note$key
> = {
  picker: productPicker,
  query: graphql`
    query productFinderQuery(
      $first: Int
      $after: Cursor
      $filter: ProductFilter
      $orderBy: [ProductOrderBy!]
    ) {
      products(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
        edges {
          node {
            ...productPicker_record
            ...productFinder_note
          }
        }
      }
    }
  `,
  rows: ({ products: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const product = readInlineData<productFinder_note$key>(fragment, record);
    return product.code;
  },
  picture: (record) => {
    const product = readInlineData<productFinder_note$key>(fragment, record);
    return product.image;
  },
  one: {
    query: graphql`
      query productFinderOneQuery($id: ID!) {
        product(id: $id) {
          ...productPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ product }: productFinderOneQuery['response']) => product,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
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
  and: ['filter', 'and'],
  usedBy: {
    'variants.product': {
      orderBy: ['VARIANTS_COUNT_DESC'],
      filter: { variants: { some: { sku: { isNull: false } } } },
    },
    'product-tags.product': {
      orderBy: ['PRODUCT_TAGS_COUNT_DESC'],
      filter: { productTags: { some: { position: { isNull: false } } } },
    },
    'blend-components.product': {
      orderBy: ['COMPONENTS_COUNT_DESC'],
      filter: { components: { some: { percent: { isNull: false } } } },
    },
    'roast-batches.product': {
      orderBy: ['ROAST_BATCHES_COUNT_DESC'],
      filter: { roastBatches: { some: { number: { isNull: false } } } },
    },
  },
};
