// Scaffolded by Frontage from `Query.monthlyRevenueFigures`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { MonthlyRevenueFigureListQuery } from '../../../__generated__/MonthlyRevenueFigureListQuery.graphql.ts';
import type { MonthlyRevenueFigureListTotalQuery } from '../../../__generated__/MonthlyRevenueFigureListTotalQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { listVariables, totalVariables } from '../../ui/list/listVariables.ts';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { filters } from './MonthlyRevenueFigureFilters.ts';
import { monthlyRevenueFigures } from './monthlyRevenueFigures.ts';
import { MonthlyRevenueFigureTable } from './MonthlyRevenueFigureTable.tsx';

const settings: ListSettings<MonthlyRevenueFigureListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-month',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    month: {
      ascending: { orderBy: ['MONTH_ASC'] },
      descending: { orderBy: ['MONTH_DESC'] },
    },
    invoiceCount: {
      ascending: { orderBy: ['INVOICE_COUNT_ASC'] },
      descending: { orderBy: ['INVOICE_COUNT_DESC'] },
    },
    revenue: {
      ascending: { orderBy: ['REVENUE_ASC'] },
      descending: { orderBy: ['REVENUE_DESC'] },
    },
    averageAmount: {
      ascending: { orderBy: ['AVERAGE_AMOUNT_ASC'] },
      descending: { orderBy: ['AVERAGE_AMOUNT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'monthly-revenue-figures',
  columns: {
    invoiceCount: 'withInvoiceCount',
    revenue: 'withRevenue',
    averageAmount: 'withAverageAmount',
    month: 'withMonth',
  },
  layouts: { calendar: 'month' },
};

const query = graphql`
  query MonthlyRevenueFigureListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: MonthlyRevenueFigureFilter
    $orderBy: [MonthlyRevenueFigureOrderBy!]
    $withInvoiceCount: Boolean = true
    $withRevenue: Boolean = true
    $withAverageAmount: Boolean = true
    $withMonth: Boolean = true
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
          ...MonthlyRevenueFigureTable_rows
            @arguments(
              withInvoiceCount: $withInvoiceCount
              withRevenue: $withRevenue
              withAverageAmount: $withAverageAmount
              withMonth: $withMonth
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
`;

const totalQuery = graphql`
  query MonthlyRevenueFigureListTotalQuery($first: Int, $filter: MonthlyRevenueFigureFilter) {
    monthlyRevenueFigures(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of monthly revenue figures. */
export function MonthlyRevenueFigureList() {
  const { monthlyRevenueFigures: page } = usePageQuery<MonthlyRevenueFigureListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={monthlyRevenueFigures}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<MonthlyRevenueFigureListTotalQuery>
          query={totalQuery}
          read={(data) => data.monthlyRevenueFigures?.totalCount}
        />
      }
      loadRecord={async () =>
        (await import('./MonthlyRevenueFigureRecord.tsx')).MonthlyRevenueFigureRecord
      }
    >
      <MonthlyRevenueFigureTable rows={rows} />
    </ListScreen>
  );
}

MonthlyRevenueFigureList.queries = (address: Address, visitor: Visitor) => ({
  list: pageQuery<MonthlyRevenueFigureListQuery>(query, listVariables(settings, address, visitor)),
  total: pageQuery<MonthlyRevenueFigureListTotalQuery>(
    totalQuery,
    totalVariables(settings, address, visitor),
    { need: 'deferred' },
  ),
});

MonthlyRevenueFigureList.Failed = failedList(monthlyRevenueFigures, settings);
