// Scaffolded by Frontage from `Query.variants`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { partOf } from 'frontage/relay/caught';
import { graphql, readInlineData } from 'react-relay';
import type { variantFinder_note$key } from '../../../../__generated__/variantFinder_note.graphql.ts';
import type { variantFinderOneQuery } from '../../../../__generated__/variantFinderOneQuery.graphql.ts';
import type { variantFinderQuery } from '../../../../__generated__/variantFinderQuery.graphql.ts';
import type { variantPicker_record$key } from '../../../../__generated__/variantPicker_record.graphql.ts';
import { products } from '../../products/products.ts';
import { variantPicker } from './variantPicker.ts';

const fragment = graphql`
  fragment variantFinder_note on Variant @inline {
    product @catch {
      id
      name
    }
  }
`;

/** Fetches variants to choose from. */
export const variantFinder: Finder<
  variantFinderQuery,
  variantPicker_record$key,
  string,
  variantPicker_record$key & variantFinder_note$key
> = {
  picker: variantPicker,
  query: graphql`
    query variantFinderQuery(
      $first: Int
      $after: Cursor
      $condition: VariantCondition
      $filter: VariantFilter
      $orderBy: [VariantOrderBy!]
    ) {
      variants(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...variantPicker_record
            ...variantFinder_note
          }
        }
      }
    }
  `,
  rows: ({ variants: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const variant = readInlineData<variantFinder_note$key>(fragment, record);
    return partOf(variant.product, (product) => product.name);
  },
  one: {
    query: graphql`
      query variantFinderOneQuery($id: ID!) {
        variant(id: $id) {
          ...variantPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ variant }: variantFinderOneQuery['response']) => variant,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
  and: ['filter', 'and'],
  belongsTo: {
    product: { resource: products, variables: (product: string) => ({ condition: { product } }) },
  },
  usedBy: {
    'stock-movements.variant': {
      orderBy: ['STOCK_MOVEMENTS_COUNT_DESC'],
      filter: { stockMovements: { some: { kind: { isNull: false } } } },
    },
    'standing-orders.variant': {
      orderBy: ['STANDING_ORDERS_COUNT_DESC'],
      filter: { standingOrders: { some: { frequency: { isNull: false } } } },
    },
    'order-lines.variant': {
      orderBy: ['ORDER_LINES_COUNT_DESC'],
      filter: { orderLines: { some: { position: { isNull: false } } } },
    },
  },
};
