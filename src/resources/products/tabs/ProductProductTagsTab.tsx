// Scaffolded by Frontage from `Product.productTags`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineRowOrder } from 'frontage/ui/list/rowOrder/defineRowOrder';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductProductTagsTab_places$key } from '../../../../__generated__/ProductProductTagsTab_places.graphql.ts';
import type { ProductProductTagsTabQuery } from '../../../../__generated__/ProductProductTagsTabQuery.graphql.ts';
import { productTags } from '../../product-tags/productTags.ts';
import { ProductTagTagTable } from '../../product-tags/ProductTagTagTable.tsx';
import { products } from '../products.ts';

const rowOrder = defineRowOrder<ProductProductTagsTab_places$key>({
  fragment: graphql`
    fragment ProductProductTagsTab_places on ProductTag @relay(plural: true) {
      id
      position
    }
  `,
  placeOf: (productTag) => productTag.position,
  input: 'position',
  sort: 'position',
  editing: async () =>
    (await import('../../product-tags/mutations/editProductTag.ts')).editProductTag,
});

/** The product tags of one product. */
export const ProductProductTagsTab = defineTab<
  ProductProductTagsTabQuery,
  typeof ProductTagTagTable
>({
  parent: products,
  name: 'productTags',
  resource: productTags,
  view: ProductTagTagTable,
  viewAllFilter: 'product',
  newRows: {
    parent: 'product',
    position: 'position',
    operations: async () =>
      (await import('../../product-tags/productTagOperations.ts')).productTagOperations,
  },
  rowOrder,
  query: graphql`
    query ProductProductTagsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [ProductTagOrderBy!]
    ) {
      product(id: $id) {
        productTags(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...ProductTagTagTable_rows
              ...ProductProductTagsTab_places
            }
          }
          pageInfo {
            endCursor
            hasNextPage
            startCursor
            hasPreviousPage
          }
        }
      }
    }
  `,
  read: ({ product }) => connectionPage(product?.productTags),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
