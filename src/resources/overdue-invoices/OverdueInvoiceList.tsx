// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { OverdueInvoiceListTotalQuery } from '../../../__generated__/OverdueInvoiceListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './OverdueInvoiceFilters.ts';
import { overdueInvoices } from './overdueInvoices.ts';
import { OverdueInvoiceTable } from './OverdueInvoiceTable.tsx';

const list: ListDefinition<
  OverdueInvoiceListQuery,
  typeof OverdueInvoiceTable,
  OverdueInvoiceListTotalQuery
> = {
  resource: overdueInvoices,
  table: OverdueInvoiceTable,
  query: graphql`
    query OverdueInvoiceListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OverdueInvoiceCondition
      $filter: OverdueInvoiceFilter
      $orderBy: [OverdueInvoiceOrderBy!]
      $withInvoice: Boolean = true
      $withCustomer: Boolean = true
      $withAccountManager: Boolean = false
    ) {
      overdueInvoices(
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
            ...OverdueInvoiceTable_rows
              @arguments(
                withInvoice: $withInvoice
                withCustomer: $withCustomer
                withAccountManager: $withAccountManager
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
  read: ({ overdueInvoices: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query OverdueInvoiceListTotalQuery(
        $first: Int
        $condition: OverdueInvoiceCondition
        $filter: OverdueInvoiceFilter
      ) {
        overdueInvoices(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.overdueInvoices?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-dueOn',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    number: {
      ascending: { orderBy: ['NUMBER_ASC'] },
      descending: { orderBy: ['NUMBER_DESC'] },
    },
    dueOn: {
      ascending: { orderBy: ['DUE_ON_ASC'] },
      descending: { orderBy: ['DUE_ON_DESC'] },
    },
    daysOverdue: {
      ascending: { orderBy: ['DAYS_OVERDUE_ASC'] },
      descending: { orderBy: ['DAYS_OVERDUE_DESC'] },
    },
    amount: {
      ascending: { orderBy: ['AMOUNT_ASC'] },
      descending: { orderBy: ['AMOUNT_DESC'] },
    },
    balanceDue: {
      ascending: { orderBy: ['BALANCE_DUE_ASC'] },
      descending: { orderBy: ['BALANCE_DUE_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'overdue-invoices',
  layouts: { calendar: 'dueOn' },
};

/** The list of overdue invoices. */
export function OverdueInvoiceList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./OverdueInvoiceRecord.tsx')).OverdueInvoiceRecord}
    />
  );
}

OverdueInvoiceList.queries = listQueries(list);
OverdueInvoiceList.Failed = failedList(list);
