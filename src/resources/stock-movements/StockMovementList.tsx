// Scaffolded by Frontage from `Query.stockMovements`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { StockMovementListQuery } from '../../../__generated__/StockMovementListQuery.graphql.ts';
import type { StockMovementListTotalQuery } from '../../../__generated__/StockMovementListTotalQuery.graphql.ts';
import { filters, related } from './StockMovementFilters.ts';
import { stockMovementOperations } from './stockMovementOperations.ts';
import { stockMovements } from './stockMovements.ts';
import { StockMovementTable } from './StockMovementTable.tsx';

const list: ListDefinition<
  StockMovementListQuery,
  typeof StockMovementTable,
  StockMovementListTotalQuery
> = {
  resource: stockMovements,
  table: StockMovementTable,
  query: graphql`
    query StockMovementListQuery(
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
  read: ({ stockMovements: page }) => connectionPage(page),
  total: {
    query: graphql`
      query StockMovementListTotalQuery(
        $first: Int
        $condition: StockMovementCondition
        $filter: StockMovementFilter
      ) {
        stockMovements(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.stockMovements?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-occurredAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    kind: ['KIND_ASC', 'KIND_DESC'],
    occurredAt: ['OCCURRED_AT_ASC', 'OCCURRED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./StockMovementRelated.ts'),
  name: 'stock-movements',
  layouts: { board: 'kind', calendar: 'occurredAt' },
};

/** The list of stock movements. */
export function StockMovementList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./StockMovementRecord.tsx')).StockMovementRecord}
      operations={stockMovementOperations}
    />
  );
}

StockMovementList.queries = listQueries(list);
StockMovementList.Failed = failedList(list);
