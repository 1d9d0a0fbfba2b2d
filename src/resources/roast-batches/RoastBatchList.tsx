// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { RoastBatchListQuery } from '../../../__generated__/RoastBatchListQuery.graphql.ts';
import type { RoastBatchListTotalQuery } from '../../../__generated__/RoastBatchListTotalQuery.graphql.ts';
import { products } from '../products/products.ts';
import { roastBatches } from './roastBatches.ts';
import { filters, related } from './RoastBatchFilters.ts';
import { roastBatchOperations } from './roastBatchOperations.ts';
import { RoastBatchTable } from './RoastBatchTable.tsx';

const list: ListDefinition<RoastBatchListQuery, typeof RoastBatchTable, RoastBatchListTotalQuery> =
  {
    resource: roastBatches,
    table: RoastBatchTable,
    query: graphql`
      query RoastBatchListQuery(
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
    read: ({ roastBatches: page }) => connectionPage(page),
    total: {
      query: graphql`
        query RoastBatchListTotalQuery(
          $first: Int
          $condition: RoastBatchCondition
          $filter: RoastBatchFilter
        ) {
          roastBatches(first: $first, condition: $condition, filter: $filter) {
            totalCount
          }
        }
      `,
      read: (data) => data.roastBatches?.totalCount,
    },
    size: 25,
    paging: connectionPaging,
    defaultSort: '-roastedAt',
    sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
      id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
      number: ['NUMBER_ASC', 'NUMBER_DESC'],
      roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
      cupScore: ['CUP_SCORE_ASC', 'CUP_SCORE_DESC'],
      passed: ['PASSED_ASC', 'PASSED_DESC'],
    }),
    multiSort: true,
    tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
    search: {
      fields: ['Number', 'Product'],
      through: { product: products },
      variables: (text) => ({
        filter: {
          or: [
            { number: { includesInsensitive: text } },
            { product: { name: { includesInsensitive: text } } },
          ],
        },
      }),
    },
    filters,
    related,
    and: ['filter', 'and'],
    or: ['filter', 'or'],
    not: ['filter', 'not'],
    relatedColumns: () => import('./RoastBatchRelated.ts'),
    name: 'roast-batches',
    layouts: { calendar: 'roastedAt' },
  };

/** The list of roast batches. */
export function RoastBatchList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./RoastBatchRecord.tsx')).RoastBatchRecord}
      operations={roastBatchOperations}
    />
  );
}

RoastBatchList.queries = listQueries(list);
RoastBatchList.Failed = failedList(list);
