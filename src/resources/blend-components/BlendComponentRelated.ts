// Scaffolded by Frontage from the relations of the type `BlendComponent`. `frontage pull` keeps
// your edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { BlendComponentRelated_rows$key } from '../../../__generated__/BlendComponentRelated_rows.graphql.ts';
import type { BlendComponentRelatedQuery } from '../../../__generated__/BlendComponentRelatedQuery.graphql.ts';
import { GreenLotTable } from '../green-lots/GreenLotTable.tsx';
import { ProductTable } from '../products/ProductTable.tsx';
import { BlendComponentTable } from './BlendComponentTable.tsx';

/** Columns of the records that blend components lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  BlendComponentRelatedQuery,
  BlendComponentRelated_rows$key
>({
  table: BlendComponentTable,
  query: graphql`
    query BlendComponentRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: BlendComponentCondition
      $filter: BlendComponentFilter
      $orderBy: [BlendComponentOrderBy!]
      $withGreenLot: Boolean = true
      $withProduct: Boolean = true
      $more: Boolean = false
      $ofGreenLot: Boolean = false
      $withSupplierOfGreenLot: Boolean = false
      $moreOfGreenLot: Boolean = false
      $ofProduct: Boolean = false
      $moreOfProduct: Boolean = false
    ) {
      blendComponents(
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
            ...BlendComponentTable_rows
              @arguments(withGreenLot: $withGreenLot, withProduct: $withProduct, more: $more)
            ...BlendComponentRelated_rows
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
    fragment BlendComponentRelated_rows on BlendComponent @relay(plural: true) {
      greenLot @include(if: $ofGreenLot) @catch {
        ...GreenLotTable_rows
          @arguments(withSupplier: $withSupplierOfGreenLot, more: $moreOfGreenLot)
      }
      product @include(if: $ofProduct) @catch {
        ...ProductTable_rows @arguments(more: $moreOfProduct)
      }
    }
  `,
  relations: {
    greenLot: relatedRecords(GreenLotTable, (blendComponent) => blendComponent.greenLot),
    product: relatedRecords(ProductTable, (blendComponent) => blendComponent.product),
  },
});
