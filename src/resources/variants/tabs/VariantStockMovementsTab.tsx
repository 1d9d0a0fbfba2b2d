// Scaffolded by Frontage from `Variant.stockMovements`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { VariantStockMovementsTabQuery } from '../../../../__generated__/VariantStockMovementsTabQuery.graphql.ts';
import { stockMovements } from '../../stock-movements/stockMovements.ts';
import { StockMovementTable } from '../../stock-movements/StockMovementTable.tsx';
import { variants } from '../variants.ts';

/** The stock movements of one variant. */
export const VariantStockMovementsTab = defineTab<
  VariantStockMovementsTabQuery,
  typeof StockMovementTable
>({
  parent: variants,
  name: 'stockMovements',
  resource: stockMovements,
  view: StockMovementTable,
  hiddenColumns: ['variant'],
  viewAllFilter: 'variant',
  newRows: {
    parent: 'variant',
    operations: async () =>
      (await import('../../stock-movements/stockMovementOperations.ts')).stockMovementOperations,
  },
  query: graphql`
    query VariantStockMovementsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [StockMovementOrderBy!]
    ) {
      variant(id: $id) {
        stockMovements(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...StockMovementTable_rows @arguments(withVariant: false)
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
  read: ({ variant }) => connectionPage(variant?.stockMovements),
  paging: connectionPaging,
  defaultSort: '-occurredAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    occurredAt: ['OCCURRED_AT_ASC', 'OCCURRED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
