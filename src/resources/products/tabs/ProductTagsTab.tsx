// Scaffolded by Frontage from `Product.tags`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { ProductTagsTabQuery } from '../../../../__generated__/ProductTagsTabQuery.graphql.ts';
import type { ProductTagsTabTotalQuery } from '../../../../__generated__/ProductTagsTabTotalQuery.graphql.ts';
import { tags } from '../../tags/tags.ts';
import { TagTable } from '../../tags/TagTable.tsx';
import { products } from '../products.ts';

/** The tags of one product. */
export const ProductTagsTab = defineTab<
  ProductTagsTabQuery,
  typeof TagTable,
  ProductTagsTabTotalQuery
>({
  parent: products,
  name: 'tags',
  resource: tags,
  view: TagTable,
  links: {
    mutations: ['createProductTag', 'deleteProductTag'],
    load: async () => (await import('./productTagsLinks.ts')).productTagsLinks,
  },
  query: graphql`
    query ProductTagsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TagFilter
      $orderBy: [TagOrderBy!]
    ) {
      product(id: $id) {
        tags(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...TagTable_rows
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
  read: ({ product }) => connectionPage(product?.tags),
  total: {
    query: graphql`
      query ProductTagsTabTotalQuery($id: ID!, $first: Int, $filter: TagFilter) {
        product(id: $id) {
          tags(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ product }) => product?.tags.totalCount,
  },
  paging: connectionPaging,
  defaultSort: 'name',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    name: ['NAME_ASC', 'NAME_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name'],
    variables: (text) => ({ filter: { name: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
