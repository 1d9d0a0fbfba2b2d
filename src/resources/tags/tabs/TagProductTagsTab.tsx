// Scaffolded by Frontage from `Tag.productTags`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { TagProductTagsTabQuery } from '../../../../__generated__/TagProductTagsTabQuery.graphql.ts';
import { ProductTagProductTable } from '../../product-tags/ProductTagProductTable.tsx';
import { productTags } from '../../product-tags/productTags.ts';
import { tags } from '../tags.ts';

/** The product tags of one tag. */
export const TagProductTagsTab = defineTab<TagProductTagsTabQuery, typeof ProductTagProductTable>({
  parent: tags,
  name: 'productTags',
  resource: productTags,
  view: ProductTagProductTable,
  viewAllFilter: 'tag',
  newRows: {
    parent: 'tag',
    operations: async () =>
      (await import('../../product-tags/productTagOperations.ts')).productTagOperations,
  },
  query: graphql`
    query TagProductTagsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [ProductTagOrderBy!]
    ) {
      tag(id: $id) {
        productTags(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...ProductTagProductTable_rows
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
  read: ({ tag }) => connectionPage(tag?.productTags),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
