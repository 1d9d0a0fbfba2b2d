// Scaffolded by Frontage from `Customer.overdueInvoices`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerOverdueInvoicesTabQuery } from '../../../../__generated__/CustomerOverdueInvoicesTabQuery.graphql.ts';
import type { CustomerOverdueInvoicesTabTotalQuery } from '../../../../__generated__/CustomerOverdueInvoicesTabTotalQuery.graphql.ts';
import { overdueInvoices } from '../../overdue-invoices/overdueInvoices.ts';
import { OverdueInvoiceTable } from '../../overdue-invoices/OverdueInvoiceTable.tsx';
import { customers } from '../customers.ts';

/** The overdue invoices of one customer. */
export const CustomerOverdueInvoicesTab = defineTab<
  CustomerOverdueInvoicesTabQuery,
  typeof OverdueInvoiceTable,
  CustomerOverdueInvoicesTabTotalQuery
>({
  parent: customers,
  name: 'overdueInvoices',
  resource: overdueInvoices,
  view: OverdueInvoiceTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  query: graphql`
    query CustomerOverdueInvoicesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: OverdueInvoiceFilter
      $orderBy: [OverdueInvoiceOrderBy!]
    ) {
      customer(id: $id) {
        overdueInvoices(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...OverdueInvoiceTable_rows @arguments(withCustomer: false)
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
    }
  `,
  read: ({ customer }) => connectionPage(customer?.overdueInvoices),
  total: {
    query: graphql`
      query CustomerOverdueInvoicesTabTotalQuery(
        $id: ID!
        $first: Int
        $filter: OverdueInvoiceFilter
      ) {
        customer(id: $id) {
          overdueInvoices(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.overdueInvoices?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-dueOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    dueOn: ['DUE_ON_ASC', 'DUE_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
