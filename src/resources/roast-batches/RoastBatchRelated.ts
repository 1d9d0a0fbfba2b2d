// Scaffolded by Frontage from the relations of the type `RoastBatch`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { RoastBatchRelated_rows$key } from '../../../__generated__/RoastBatchRelated_rows.graphql.ts';
import type { RoastBatchRelatedQuery } from '../../../__generated__/RoastBatchRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { GreenLotTable } from '../green-lots/GreenLotTable.tsx';
import { ProductTable } from '../products/ProductTable.tsx';
import { RoastBatchTable } from './RoastBatchTable.tsx';

/** Columns of the records that roast batches lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  RoastBatchRelatedQuery,
  RoastBatchRelated_rows$key
>({
  table: RoastBatchTable,
  query: graphql`
    query RoastBatchRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: RoastBatchCondition
      $filter: RoastBatchFilter
      $orderBy: [RoastBatchOrderBy!]
      $withGreenLot: Boolean = true
      $withProduct: Boolean = false
      $withRoaster: Boolean = false
      $more: Boolean = false
      $ofGreenLot: Boolean = false
      $withSupplierOfGreenLot: Boolean = false
      $moreOfGreenLot: Boolean = false
      $ofProduct: Boolean = false
      $moreOfProduct: Boolean = false
      $ofRoaster: Boolean = false
      $withManagerOfRoaster: Boolean = false
      $moreOfRoaster: Boolean = false
      $ofStockMovements: Boolean = false
    ) {
      roastBatches(
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
            ...RoastBatchTable_rows
              @arguments(
                withGreenLot: $withGreenLot
                withProduct: $withProduct
                withRoaster: $withRoaster
                more: $more
              )
            ...RoastBatchRelated_rows
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
    fragment RoastBatchRelated_rows on RoastBatch @relay(plural: true) {
      greenLot @include(if: $ofGreenLot) @catch {
        ...GreenLotTable_rows
          @arguments(withSupplier: $withSupplierOfGreenLot, more: $moreOfGreenLot)
      }
      product @include(if: $ofProduct) @catch {
        ...ProductTable_rows @arguments(more: $moreOfProduct)
      }
      roaster @include(if: $ofRoaster) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfRoaster, more: $moreOfRoaster)
      }
      stockMovementsCount: stockMovements(first: 1) @include(if: $ofStockMovements) @catch {
        totalCount
      }
    }
  `,
  relations: {
    greenLot: relatedRecords(GreenLotTable, (roastBatch) => roastBatch.greenLot),
    product: relatedRecords(ProductTable, (roastBatch) => roastBatch.product),
    roaster: relatedRecords(EmployeeTable, (roastBatch) => roastBatch.roaster),
    stockMovements: relatedCount((roastBatch) =>
      partOf(roastBatch.stockMovementsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'stockMovements.count': ['STOCK_MOVEMENTS_COUNT_ASC', 'STOCK_MOVEMENTS_COUNT_DESC'],
  }),
});
