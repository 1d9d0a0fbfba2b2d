// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import type { InvoiceListTotalQuery } from '../../../__generated__/InvoiceListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './InvoiceFilters.ts';
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
  read: ({ invoices: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query InvoiceListTotalQuery(
        $first: Int
        $condition: InvoiceCondition
        $filter: InvoiceFilter
      ) {
        invoices(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.invoices?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-issuedOn',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    number: {
      ascending: { orderBy: ['NUMBER_ASC'] },
      descending: { orderBy: ['NUMBER_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    issuedOn: {
      ascending: { orderBy: ['ISSUED_ON_ASC'] },
      descending: { orderBy: ['ISSUED_ON_DESC'] },
    },
    dueOn: {
      ascending: { orderBy: ['DUE_ON_ASC'] },
      descending: { orderBy: ['DUE_ON_DESC'] },
    },
    amount: {
      ascending: { orderBy: ['AMOUNT_ASC'] },
      descending: { orderBy: ['AMOUNT_DESC'] },
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
  name: 'invoices',
  layouts: { board: 'status', calendar: 'issuedOn' },
};

/** The list of invoices. */
export function InvoiceList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./InvoiceRecord.tsx')).InvoiceRecord}
      bulk={async () => (await import('./invoiceBulk.ts')).invoiceBulk}
      imported={async () => (await import('./invoiceImport.ts')).invoiceImport}
    />
  );
}

InvoiceList.queries = listQueries(list);
InvoiceList.Failed = failedList(list);
