// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { sumsByCurrency } from 'frontage/ui/list/sums/sumsByCurrency';
import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { InvoiceListTotalQuery } from '../../../__generated__/InvoiceListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { filters, related } from './InvoiceFilters.ts';
import { invoiceOperations } from './invoiceOperations.ts';
import { invoices } from './invoices.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

const list: ListDefinition<InvoiceListQuery, typeof InvoiceTable, InvoiceListTotalQuery> = {
  resource: invoices,
  table: InvoiceTable,
  query: graphql`
    query InvoiceListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: InvoiceCondition
      $filter: InvoiceFilter
      $orderBy: [InvoiceOrderBy!]
      $withCustomer: Boolean = true
      $withOrder: Boolean = false
      $withOverdueInvoice: Boolean = false
      $more: Boolean = false
    ) {
      invoices(
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
            ...InvoiceTable_rows
              @arguments(
                withCustomer: $withCustomer
                withOrder: $withOrder
                withOverdueInvoice: $withOverdueInvoice
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
  read: ({ invoices: page }) => connectionPage(page),
  total: {
    query: graphql`
      query InvoiceListTotalQuery(
        $first: Int
        $condition: InvoiceCondition
        $filter: InvoiceFilter
        $withSums: Boolean = false
      ) {
        invoices(first: $first, condition: $condition, filter: $filter) {
          totalCount
          ... @include(if: $withSums) {
            groupedAggregates(groupBy: CURRENCY) @catch {
              currency
              sum {
                amount
                taxAmount
                paidAmount
                refundedAmount
              }
            }
          }
        }
      }
    `,
    read: (data) => data.invoices?.totalCount,
    sums: sumsByCurrency({
      groups: (data) => data.invoices?.groupedAggregates,
      currency: (group) => group.currency,
      currencyFilter: 'currency',
      amounts: {
        amount: (group) => group.sum?.amount,
        taxAmount: (group) => group.sum?.taxAmount,
        paidAmount: (group) => group.sum?.paidAmount,
        refundedAmount: (group) => group.sum?.refundedAmount,
      },
    }),
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-issuedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    number: ['NUMBER_ASC', 'NUMBER_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    issuedOn: ['ISSUED_ON_ASC', 'ISSUED_ON_DESC'],
    dueOn: ['DUE_ON_ASC', 'DUE_ON_DESC'],
    amount: ['AMOUNT_ASC', 'AMOUNT_DESC'],
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
  relatedColumns: () => import('./InvoiceRelated.ts'),
  name: 'invoices',
  layouts: { board: 'status', calendar: 'issuedOn' },
};

/** The list of invoices. */
export function InvoiceList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./InvoiceRecord.tsx')).InvoiceRecord}
      operations={invoiceOperations}
    />
  );
}

InvoiceList.queries = listQueries(list);
InvoiceList.Failed = failedList(list);
