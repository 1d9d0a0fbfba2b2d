// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { GreenLotListTotalQuery } from '../../../__generated__/GreenLotListTotalQuery.graphql.ts';
import { filters, related } from './GreenLotFilters.ts';
import { greenLotOperations } from './greenLotOperations.ts';
import { greenLots } from './greenLots.ts';
import { GreenLotTable } from './GreenLotTable.tsx';

const list: ListDefinition<GreenLotListQuery, typeof GreenLotTable, GreenLotListTotalQuery> = {
  resource: greenLots,
  table: GreenLotTable,
  query: graphql`
    query GreenLotListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: GreenLotCondition
      $filter: GreenLotFilter
      $orderBy: [GreenLotOrderBy!]
      $withSupplier: Boolean = true
      $more: Boolean = false
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
  read: ({ greenLots: page }) => connectionPage(page),
  total: {
    query: graphql`
      query GreenLotListTotalQuery(
        $first: Int
        $condition: GreenLotCondition
        $filter: GreenLotFilter
        $withSums: Boolean = false
      ) {
        greenLots(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            aggregates @catch {
              sum {
                bags
              }
            }
          }
        }
      }
    `,
    read: (data) => data.greenLots?.totalCount,
    sums: [
      {
        field: 'bags',
        read: (data) => partOf(data.greenLots?.aggregates, (part) => part.sum?.bags),
      },
    ],
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: 'code',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    code: ['CODE_ASC', 'CODE_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    process: ['PROCESS_ASC', 'PROCESS_DESC'],
    harvestedOn: ['HARVESTED_ON_ASC', 'HARVESTED_ON_DESC'],
    arrivedOn: ['ARRIVED_ON_ASC', 'ARRIVED_ON_DESC'],
    pricePerKg: ['PRICE_PER_KG_ASC', 'PRICE_PER_KG_DESC'],
    cupScore: ['CUP_SCORE_ASC', 'CUP_SCORE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Code'],
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./GreenLotRelated.ts'),
  name: 'green-lots',
  layouts: { board: 'status' },
};

/** The list of green lots. */
export function GreenLotList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./GreenLotRecord.tsx')).GreenLotRecord}
      operations={greenLotOperations}
    />
  );
}

GreenLotList.queries = listQueries(list);
GreenLotList.Failed = failedList(list);
