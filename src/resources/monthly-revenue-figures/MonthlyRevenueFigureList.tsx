// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { MonthlyRevenueFigureListQuery } from '../../../__generated__/MonthlyRevenueFigureListQuery.graphql.ts';
import type { MonthlyRevenueFigureListTotalQuery } from '../../../__generated__/MonthlyRevenueFigureListTotalQuery.graphql.ts';
import { filters } from './MonthlyRevenueFigureFilters.ts';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';
import { MonthlyRevenueFigureTable } from './MonthlyRevenueFigureTable.tsx';

const list: ListDefinition<
  MonthlyRevenueFigureListQuery,
  typeof MonthlyRevenueFigureTable,
  MonthlyRevenueFigureListTotalQuery
> = {
  resource: monthlyRevenueFigures,
  table: MonthlyRevenueFigureTable,
  query: graphql`
    query MonthlyRevenueFigureListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: MonthlyRevenueFigureFilter
      $orderBy: [MonthlyRevenueFigureOrderBy!]
      $withInvoiceCount: Boolean = true
    ) {
      monthlyRevenueFigures(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...MonthlyRevenueFigureTable_rows @arguments(withInvoiceCount: $withInvoiceCount)
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
  read: ({ monthlyRevenueFigures: page }) => connectionPage(page),
  total: {
    query: graphql`
      query MonthlyRevenueFigureListTotalQuery(
        $first: Int
        $filter: MonthlyRevenueFigureFilter
        $withSums: Boolean = false
      ) {
        monthlyRevenueFigures(first: $first, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                revenue
              }
            }
          }
        }
      }
    `,
    read: (data) => data.monthlyRevenueFigures?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.monthlyRevenueFigures?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: { revenue: (group) => group.sum?.revenue },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-month',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    month: ['MONTH_ASC', 'MONTH_DESC'],
    invoiceCount: ['INVOICE_COUNT_ASC', 'INVOICE_COUNT_DESC'],
    revenue: ['REVENUE_ASC', 'REVENUE_DESC'],
    averageAmount: ['AVERAGE_AMOUNT_ASC', 'AVERAGE_AMOUNT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  name: 'monthly-revenue-figures',
  layouts: { calendar: 'month' },
};

/** The list of monthly revenue figures. */
export function MonthlyRevenueFigureList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () =>
        (await import('./MonthlyRevenueFigureRecord.tsx')).MonthlyRevenueFigureRecord
      }
    />
  );
}

MonthlyRevenueFigureList.queries = listQueries(list);
MonthlyRevenueFigureList.Failed = failedList(list);
