// Scaffolded by Frontage from the relations of the type `Tag`. `frontage pull` keeps your edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import { defineRelatedColumns } from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { TagRelated_rows$key } from '../../../__generated__/TagRelated_rows.graphql.ts';
import type { TagRelatedQuery } from '../../../__generated__/TagRelatedQuery.graphql.ts';
import { TagTable } from './TagTable.tsx';

/** Columns of the records that tags lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<TagRelatedQuery, TagRelated_rows$key>({
  table: TagTable,
  query: graphql`
    query TagRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: TagFilter
      $orderBy: [TagOrderBy!]
      $more: Boolean = false
      $ofProductTags: Boolean = false
      $ofProducts: Boolean = false
    ) {
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
            ...TagTable_rows @arguments(more: $more)
            ...TagRelated_rows
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
  `,
  fragment: graphql`
    fragment TagRelated_rows on Tag @relay(plural: true) {
      productTagsCount: productTags(first: 1) @include(if: $ofProductTags) @catch {
        totalCount
      }
      productsCount: products(first: 1) @include(if: $ofProducts) @catch {
        totalCount
      }
    }
  `,
  relations: {
    productTags: relatedCount((tag) =>
      partOf(tag.productTagsCount, (counted) => counted.totalCount),
    ),
    products: relatedCount((tag) => partOf(tag.productsCount, (counted) => counted.totalCount)),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'productTags.count': ['PRODUCT_TAGS_COUNT_ASC', 'PRODUCT_TAGS_COUNT_DESC'],
  }),
});
