// Scaffolded by Frontage from `Customer.invoices`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerInvoicesTabQuery } from '../../../../__generated__/CustomerInvoicesTabQuery.graphql.ts';
import type { CustomerInvoicesTabTotalQuery } from '../../../../__generated__/CustomerInvoicesTabTotalQuery.graphql.ts';
import { invoiceStatus } from '../../enums/invoiceStatus.ts';
import { invoices } from '../../invoices/invoices.ts';
import { InvoiceTable } from '../../invoices/InvoiceTable.tsx';
import { customers } from '../customers.ts';

/** The invoices of one customer. */
export const CustomerInvoicesTab = defineTab<
  CustomerInvoicesTabQuery,
  typeof InvoiceTable,
  CustomerInvoicesTabTotalQuery
>({
  parent: customers,
  name: 'invoices',
  resource: invoices,
  view: InvoiceTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRecord: 'customer.key',
  query: graphql`
    query CustomerInvoicesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: InvoiceFilter
      $orderBy: [InvoiceOrderBy!]
    ) {
      customer(id: $id) {
        invoices(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...InvoiceTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.invoices),
  total: {
    query: graphql`
      query CustomerInvoicesTabTotalQuery($id: ID!, $first: Int, $filter: InvoiceFilter) {
        customer(id: $id) {
          invoices(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.invoices?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-issuedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    issuedOn: ['ISSUED_ON_ASC', 'ISSUED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  states: {
    name: 'status',
    choices: invoiceStatus,
    variables: (status: keyof typeof invoiceStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
