// Scaffolded by Frontage from `RoastBatch.stockMovements`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { RoastBatchStockMovementsTabQuery } from '../../../../__generated__/RoastBatchStockMovementsTabQuery.graphql.ts';
import { stockMovements } from '../../stock-movements/stockMovements.ts';
import { StockMovementTable } from '../../stock-movements/StockMovementTable.tsx';
import { roastBatches } from '../roastBatches.ts';

/** The stock movements of one roast batch. */
export const RoastBatchStockMovementsTab = defineTab<
  RoastBatchStockMovementsTabQuery,
  typeof StockMovementTable
>({
  parent: roastBatches,
  name: 'stockMovements',
  resource: stockMovements,
  view: StockMovementTable,
  hiddenColumns: ['batch'],
  viewAllFilter: 'batch',
  newRecord: 'batch.key',
  query: graphql`
    query RoastBatchStockMovementsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [StockMovementOrderBy!]
    ) {
      roastBatch(id: $id) {
        stockMovements(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...StockMovementTable_rows @arguments(withBatch: false)
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
  read: ({ roastBatch }) => connectionPage(roastBatch?.stockMovements),
  paging: connectionPaging,
  defaultSort: '-occurredAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    occurredAt: ['OCCURRED_AT_ASC', 'OCCURRED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
