// Scaffolded by Frontage from `Tag.products`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { TagProductsTabQuery } from '../../../../__generated__/TagProductsTabQuery.graphql.ts';
import type { TagProductsTabTotalQuery } from '../../../../__generated__/TagProductsTabTotalQuery.graphql.ts';
import { productStatus } from '../../enums/productStatus.ts';
import { products } from '../../products/products.ts';
import { ProductTable } from '../../products/ProductTable.tsx';
import { tags } from '../tags.ts';

/** The products of one tag. */
export const TagProductsTab = defineTab<
  TagProductsTabQuery,
  typeof ProductTable,
  TagProductsTabTotalQuery
>({
  parent: tags,
  name: 'products',
  resource: products,
  view: ProductTable,
  links: {
    mutations: ['createProductTag', 'deleteProductTag'],
    load: async () => (await import('./tagProductsLinks.ts')).tagProductsLinks,
  },
  query: graphql`
    query TagProductsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ProductFilter
      $orderBy: [ProductOrderBy!]
    ) {
      tag(id: $id) {
        products(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...ProductTable_rows
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
  read: ({ tag }) => connectionPage(tag?.products),
  total: {
    query: graphql`
      query TagProductsTabTotalQuery($id: ID!, $first: Int, $filter: ProductFilter) {
        tag(id: $id) {
          products(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ tag }) => tag?.products.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    name: ['NAME_ASC', 'NAME_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
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
  states: {
    name: 'status',
    choices: productStatus,
    variables: (status: keyof typeof productStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
