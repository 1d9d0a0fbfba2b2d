// Scaffolded by Frontage from `Employee.stockMovements`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeStockMovementsTabQuery } from '../../../../__generated__/EmployeeStockMovementsTabQuery.graphql.ts';
import { stockMovements } from '../../stock-movements/stockMovements.ts';
import { StockMovementTable } from '../../stock-movements/StockMovementTable.tsx';
import { employees } from '../employees.ts';

/** The stock movements of one employee. */
export const EmployeeStockMovementsTab = defineTab<
  EmployeeStockMovementsTabQuery,
  typeof StockMovementTable
>({
  parent: employees,
  name: 'stockMovements',
  resource: stockMovements,
  view: StockMovementTable,
  hiddenColumns: ['employee'],
  viewAllFilter: 'employee',
  newRecord: 'employee.key',
  query: graphql`
    query EmployeeStockMovementsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [StockMovementOrderBy!]
    ) {
      employee(id: $id) {
        stockMovements(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...StockMovementTable_rows
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
  read: ({ employee }) => connectionPage(employee?.stockMovements),
  paging: connectionPaging,
  defaultSort: '-occurredAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    occurredAt: ['OCCURRED_AT_ASC', 'OCCURRED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
