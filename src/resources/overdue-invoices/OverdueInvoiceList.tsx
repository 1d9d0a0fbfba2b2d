// Scaffolded by Frontage from `Query.overdueInvoices`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { OverdueInvoiceListQuery } from '../../../__generated__/OverdueInvoiceListQuery.graphql.ts';
import type { OverdueInvoiceListTotalQuery } from '../../../__generated__/OverdueInvoiceListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { filters, related } from './OverdueInvoiceFilters.ts';
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
  read: ({ overdueInvoices: page }) => connectionPage(page),
  total: {
    query: graphql`
      query OverdueInvoiceListTotalQuery(
        $first: Int
        $condition: OverdueInvoiceCondition
        $filter: OverdueInvoiceFilter
        $withSums: Boolean = false
      ) {
        overdueInvoices(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                amount
              }
            }
          }
        }
      }
    `,
    read: (data) => data.overdueInvoices?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.overdueInvoices?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: { amount: (group) => group.sum?.amount },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-dueOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    number: ['NUMBER_ASC', 'NUMBER_DESC'],
    dueOn: ['DUE_ON_ASC', 'DUE_ON_DESC'],
    daysOverdue: ['DAYS_OVERDUE_ASC', 'DAYS_OVERDUE_DESC'],
    amount: ['AMOUNT_ASC', 'AMOUNT_DESC'],
    balanceDue: ['BALANCE_DUE_ASC', 'BALANCE_DUE_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number', 'Customer'],
    through: { customer: customers },
    variables: (text) => ({
      filter: {
        or: [
          { number: { includesInsensitive: text } },
          { customer: { name: { includesInsensitive: text } } },
        ],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./OverdueInvoiceRelated.ts'),
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
