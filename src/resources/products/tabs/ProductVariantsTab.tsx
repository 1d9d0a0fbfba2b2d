// Scaffolded by Frontage from `Product.variants`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductVariantsTabQuery } from '../../../../__generated__/ProductVariantsTabQuery.graphql.ts';
import type { ProductVariantsTabTotalQuery } from '../../../../__generated__/ProductVariantsTabTotalQuery.graphql.ts';
import { variants } from '../../variants/variants.ts';
import { VariantTable } from '../../variants/VariantTable.tsx';
import { products } from '../products.ts';

/** The variants of one product. */
export const ProductVariantsTab = defineTab<
  ProductVariantsTabQuery,
  typeof VariantTable,
  ProductVariantsTabTotalQuery
>({
  parent: products,
  name: 'variants',
  resource: variants,
  view: VariantTable,
  hiddenColumns: ['product'],
  viewAllFilter: 'product',
  newRecord: 'product.key',
  query: graphql`
    query ProductVariantsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: VariantFilter
      $orderBy: [VariantOrderBy!]
    ) {
      product(id: $id) {
        variants(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...VariantTable_rows @arguments(withProduct: false)
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
  read: ({ product }) => connectionPage(product?.variants),
  total: {
    query: graphql`
      query ProductVariantsTabTotalQuery($id: ID!, $first: Int, $filter: VariantFilter) {
        product(id: $id) {
          variants(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ product }) => product?.variants.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    name: ['NAME_ASC', 'NAME_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'SKU'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { sku: { includesInsensitive: text } }],
      },
    }),
  },
  and: ['filter', 'and'],
});
