// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { GreenLotListQuery } from '../../../__generated__/GreenLotListQuery.graphql.ts';
import type { GreenLotListTotalQuery } from '../../../__generated__/GreenLotListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './GreenLotFilters.ts';
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
  read: ({ greenLots: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query GreenLotListTotalQuery(
        $first: Int
        $condition: GreenLotCondition
        $filter: GreenLotFilter
      ) {
        greenLots(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.greenLots?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: 'code',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    code: {
      ascending: { orderBy: ['CODE_ASC'] },
      descending: { orderBy: ['CODE_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    process: {
      ascending: { orderBy: ['PROCESS_ASC'] },
      descending: { orderBy: ['PROCESS_DESC'] },
    },
    harvestedOn: {
      ascending: { orderBy: ['HARVESTED_ON_ASC'] },
      descending: { orderBy: ['HARVESTED_ON_DESC'] },
    },
    arrivedOn: {
      ascending: { orderBy: ['ARRIVED_ON_ASC'] },
      descending: { orderBy: ['ARRIVED_ON_DESC'] },
    },
    pricePerKg: {
      ascending: { orderBy: ['PRICE_PER_KG_ASC'] },
      descending: { orderBy: ['PRICE_PER_KG_DESC'] },
    },
    cupScore: {
      ascending: { orderBy: ['CUP_SCORE_ASC'] },
      descending: { orderBy: ['CUP_SCORE_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Code'],
    variables: (text) => ({ filter: { code: { includesInsensitive: text } } }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'green-lots',
  layouts: { board: 'status' },
};

/** The list of green lots. */
export function GreenLotList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./GreenLotRecord.tsx')).GreenLotRecord}
      bulk={async () => (await import('./greenLotBulk.ts')).greenLotBulk}
      imported={async () => (await import('./greenLotImport.ts')).greenLotImport}
    />
  );
}

GreenLotList.queries = listQueries(list);
GreenLotList.Failed = failedList(list);
