// Scaffolded by Frontage from the relations of the type `Product`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import { defineRelatedColumns } from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { ProductRelated_rows$key } from '../../../__generated__/ProductRelated_rows.graphql.ts';
import type { ProductRelatedQuery } from '../../../__generated__/ProductRelatedQuery.graphql.ts';
import { ProductTable } from './ProductTable.tsx';

/** Columns of the records that products lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<ProductRelatedQuery, ProductRelated_rows$key>({
  table: ProductTable,
  query: graphql`
    query ProductRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ProductFilter
      $orderBy: [ProductOrderBy!]
      $more: Boolean = false
      $ofVariants: Boolean = false
      $ofProductTags: Boolean = false
      $ofComponents: Boolean = false
      $ofRoastBatches: Boolean = false
      $ofTags: Boolean = false
      $ofGreenLots: Boolean = false
    ) {
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
            ...ProductTable_rows @arguments(more: $more)
            ...ProductRelated_rows
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
    fragment ProductRelated_rows on Product @relay(plural: true) {
      variantsCount: variants(first: 1) @include(if: $ofVariants) @catch {
        totalCount
      }
      productTagsCount: productTags(first: 1) @include(if: $ofProductTags) @catch {
        totalCount
      }
      componentsCount: components(first: 1) @include(if: $ofComponents) @catch {
        totalCount
      }
      roastBatchesCount: roastBatches(first: 1) @include(if: $ofRoastBatches) @catch {
        totalCount
      }
      tagsCount: tags(first: 1) @include(if: $ofTags) @catch {
        totalCount
      }
      greenLotsCount: greenLots(first: 1) @include(if: $ofGreenLots) @catch {
        totalCount
      }
    }
  `,
  relations: {
    variants: relatedCount((product) =>
      partOf(product.variantsCount, (counted) => counted.totalCount),
    ),
    productTags: relatedCount((product) =>
      partOf(product.productTagsCount, (counted) => counted.totalCount),
    ),
    components: relatedCount((product) =>
      partOf(product.componentsCount, (counted) => counted.totalCount),
    ),
    roastBatches: relatedCount((product) =>
      partOf(product.roastBatchesCount, (counted) => counted.totalCount),
    ),
    tags: relatedCount((product) => partOf(product.tagsCount, (counted) => counted.totalCount)),
    greenLots: relatedCount((product) =>
      partOf(product.greenLotsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'variants.count': ['VARIANTS_COUNT_ASC', 'VARIANTS_COUNT_DESC'],
    'productTags.count': ['PRODUCT_TAGS_COUNT_ASC', 'PRODUCT_TAGS_COUNT_DESC'],
    'components.count': ['COMPONENTS_COUNT_ASC', 'COMPONENTS_COUNT_DESC'],
    'roastBatches.count': ['ROAST_BATCHES_COUNT_ASC', 'ROAST_BATCHES_COUNT_DESC'],
  }),
});
