// Scaffolded by Frontage from the relations of the type `Variant`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { VariantRelated_rows$key } from '../../../__generated__/VariantRelated_rows.graphql.ts';
import type { VariantRelatedQuery } from '../../../__generated__/VariantRelatedQuery.graphql.ts';
import { ProductTable } from '../products/ProductTable.tsx';
import { VariantTable } from './VariantTable.tsx';

/** Columns of the records that variants lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<VariantRelatedQuery, VariantRelated_rows$key>({
  table: VariantTable,
  query: graphql`
    query VariantRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: VariantCondition
      $filter: VariantFilter
      $orderBy: [VariantOrderBy!]
      $withProduct: Boolean = true
      $more: Boolean = false
      $ofProduct: Boolean = false
      $moreOfProduct: Boolean = false
      $ofStockMovements: Boolean = false
      $ofStandingOrders: Boolean = false
      $ofOrderLines: Boolean = false
    ) {
      variants(
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
            ...VariantTable_rows @arguments(withProduct: $withProduct, more: $more)
            ...VariantRelated_rows
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
    fragment VariantRelated_rows on Variant @relay(plural: true) {
      product @include(if: $ofProduct) @catch {
        ...ProductTable_rows @arguments(more: $moreOfProduct)
      }
      stockMovementsCount: stockMovements(first: 1) @include(if: $ofStockMovements) @catch {
        totalCount
      }
      standingOrdersCount: standingOrders(first: 1) @include(if: $ofStandingOrders) @catch {
        totalCount
      }
      orderLinesCount: orderLines(first: 1) @include(if: $ofOrderLines) @catch {
        totalCount
      }
    }
  `,
  relations: {
    product: relatedRecords(ProductTable, (variant) => variant.product),
    stockMovements: relatedCount((variant) =>
      partOf(variant.stockMovementsCount, (counted) => counted.totalCount),
    ),
    standingOrders: relatedCount((variant) =>
      partOf(variant.standingOrdersCount, (counted) => counted.totalCount),
    ),
    orderLines: relatedCount((variant) =>
      partOf(variant.orderLinesCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'stockMovements.count': ['STOCK_MOVEMENTS_COUNT_ASC', 'STOCK_MOVEMENTS_COUNT_DESC'],
    'standingOrders.count': ['STANDING_ORDERS_COUNT_ASC', 'STANDING_ORDERS_COUNT_DESC'],
    'orderLines.count': ['ORDER_LINES_COUNT_ASC', 'ORDER_LINES_COUNT_DESC'],
  }),
});
