// Scaffolded by Frontage from the relations of the type `GreenLot`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { GreenLotRelated_rows$key } from '../../../__generated__/GreenLotRelated_rows.graphql.ts';
import type { GreenLotRelatedQuery } from '../../../__generated__/GreenLotRelatedQuery.graphql.ts';
import { SupplierTable } from '../suppliers/SupplierTable.tsx';
import { GreenLotTable } from './GreenLotTable.tsx';

/** Columns of the records that green lots lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<GreenLotRelatedQuery, GreenLotRelated_rows$key>({
  table: GreenLotTable,
  query: graphql`
    query GreenLotRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: GreenLotCondition
      $filter: GreenLotFilter
      $orderBy: [GreenLotOrderBy!]
      $withSupplier: Boolean = true
      $more: Boolean = false
      $ofSupplier: Boolean = false
      $moreOfSupplier: Boolean = false
      $ofBlendComponents: Boolean = false
      $ofRoastBatches: Boolean = false
      $ofProducts: Boolean = false
    ) {
      greenLots(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...GreenLotTable_rows @arguments(withSupplier: $withSupplier, more: $more)
            ...GreenLotRelated_rows
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
    fragment GreenLotRelated_rows on GreenLot @relay(plural: true) {
      supplier @include(if: $ofSupplier) @catch {
        ...SupplierTable_rows @arguments(more: $moreOfSupplier)
      }
      blendComponentsCount: blendComponents(first: 1) @include(if: $ofBlendComponents) @catch {
        totalCount
      }
      roastBatchesCount: roastBatches(first: 1) @include(if: $ofRoastBatches) @catch {
        totalCount
      }
      productsCount: products(first: 1) @include(if: $ofProducts) @catch {
        totalCount
      }
    }
  `,
  relations: {
    supplier: relatedRecords(SupplierTable, (greenLot) => greenLot.supplier),
    blendComponents: relatedCount((greenLot) =>
      partOf(greenLot.blendComponentsCount, (counted) => counted.totalCount),
    ),
    roastBatches: relatedCount((greenLot) =>
      partOf(greenLot.roastBatchesCount, (counted) => counted.totalCount),
    ),
    products: relatedCount((greenLot) =>
      partOf(greenLot.productsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'blendComponents.count': ['BLEND_COMPONENTS_COUNT_ASC', 'BLEND_COMPONENTS_COUNT_DESC'],
    'roastBatches.count': ['ROAST_BATCHES_COUNT_ASC', 'ROAST_BATCHES_COUNT_DESC'],
  }),
});
