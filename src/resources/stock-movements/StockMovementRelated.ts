// Scaffolded by Frontage from the relations of the type `StockMovement`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { StockMovementRelated_rows$key } from '../../../__generated__/StockMovementRelated_rows.graphql.ts';
import type { StockMovementRelatedQuery } from '../../../__generated__/StockMovementRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { RoastBatchTable } from '../roast-batches/RoastBatchTable.tsx';
import { VariantTable } from '../variants/VariantTable.tsx';
import { StockMovementTable } from './StockMovementTable.tsx';

/** Columns of the records that stock movements lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  StockMovementRelatedQuery,
  StockMovementRelated_rows$key
>({
  table: StockMovementTable,
  query: graphql`
    query StockMovementRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: StockMovementCondition
      $filter: StockMovementFilter
      $orderBy: [StockMovementOrderBy!]
      $withVariant: Boolean = true
      $withBatch: Boolean = true
      $withEmployee: Boolean = false
      $more: Boolean = false
      $ofVariant: Boolean = false
      $withProductOfVariant: Boolean = false
      $moreOfVariant: Boolean = false
      $ofBatch: Boolean = false
      $withGreenLotOfBatch: Boolean = false
      $withProductOfBatch: Boolean = false
      $withRoasterOfBatch: Boolean = false
      $moreOfBatch: Boolean = false
      $ofEmployee: Boolean = false
      $withManagerOfEmployee: Boolean = false
      $moreOfEmployee: Boolean = false
    ) {
      stockMovements(
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
            ...StockMovementTable_rows
              @arguments(
                withVariant: $withVariant
                withBatch: $withBatch
                withEmployee: $withEmployee
                more: $more
              )
            ...StockMovementRelated_rows
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
    fragment StockMovementRelated_rows on StockMovement @relay(plural: true) {
      variant @include(if: $ofVariant) @catch {
        ...VariantTable_rows @arguments(withProduct: $withProductOfVariant, more: $moreOfVariant)
      }
      batch @include(if: $ofBatch) @catch {
        ...RoastBatchTable_rows
          @arguments(
            withGreenLot: $withGreenLotOfBatch
            withProduct: $withProductOfBatch
            withRoaster: $withRoasterOfBatch
            more: $moreOfBatch
          )
      }
      employee @include(if: $ofEmployee) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfEmployee, more: $moreOfEmployee)
      }
    }
  `,
  relations: {
    variant: relatedRecords(VariantTable, (stockMovement) => stockMovement.variant),
    batch: relatedRecords(RoastBatchTable, (stockMovement) => stockMovement.batch),
    employee: relatedRecords(EmployeeTable, (stockMovement) => stockMovement.employee),
  },
});
