// Scaffolded by Frontage from `Invoice.payments`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { InvoicePaymentsTabQuery } from '../../../../__generated__/InvoicePaymentsTabQuery.graphql.ts';
import type { InvoicePaymentsTabTotalQuery } from '../../../../__generated__/InvoicePaymentsTabTotalQuery.graphql.ts';
import { payments } from '../../payments/payments.ts';
import { PaymentTable } from '../../payments/PaymentTable.tsx';
import { invoices } from '../invoices.ts';

/** The payments of one invoice. */
export const InvoicePaymentsTab = defineTab<
  InvoicePaymentsTabQuery,
  typeof PaymentTable,
  InvoicePaymentsTabTotalQuery
>({
  parent: invoices,
  name: 'payments',
  resource: payments,
  view: PaymentTable,
  hiddenColumns: ['invoice'],
  viewAllFilter: 'invoice',
  newRows: {
    parent: 'invoice',
    operations: async () => (await import('../../payments/paymentOperations.ts')).paymentOperations,
  },
  query: graphql`
    query InvoicePaymentsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: PaymentFilter
      $orderBy: [PaymentOrderBy!]
    ) {
      invoice(id: $id) {
        payments(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...PaymentTable_rows @arguments(withInvoice: false)
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
  read: ({ invoice }) => connectionPage(invoice?.payments),
  total: {
    query: graphql`
      query InvoicePaymentsTabTotalQuery($id: ID!, $first: Int, $filter: PaymentFilter) {
        invoice(id: $id) {
          payments(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ invoice }) => invoice?.payments?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-receivedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    receivedOn: ['RECEIVED_ON_ASC', 'RECEIVED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Reference'],
    variables: (text) => ({ filter: { reference: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
