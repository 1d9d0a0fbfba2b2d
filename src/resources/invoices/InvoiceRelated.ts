// Scaffolded by Frontage from the relations of the type `Invoice`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { InvoiceRelated_rows$key } from '../../../__generated__/InvoiceRelated_rows.graphql.ts';
import type { InvoiceRelatedQuery } from '../../../__generated__/InvoiceRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { OverdueInvoiceTable } from '../overdue-invoices/OverdueInvoiceTable.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Columns of the records that invoices lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<InvoiceRelatedQuery, InvoiceRelated_rows$key>({
  table: InvoiceTable,
  query: graphql`
    query InvoiceRelatedQuery(
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
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofOrder: Boolean = false
      $withCustomerOfOrder: Boolean = false
      $withDeliveryAddressOfOrder: Boolean = false
      $withSalesRepOfOrder: Boolean = false
      $withInvoiceOfOrder: Boolean = false
      $withLineCountOfOrder: Boolean = false
      $moreOfOrder: Boolean = false
      $ofOverdueInvoice: Boolean = false
      $withInvoiceOfOverdueInvoice: Boolean = false
      $withCustomerOfOverdueInvoice: Boolean = false
      $withAccountManagerOfOverdueInvoice: Boolean = false
      $ofPayments: Boolean = false
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
            ...InvoiceRelated_rows
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
  fragment: graphql`
    fragment InvoiceRelated_rows on Invoice @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      order @include(if: $ofOrder) @catch {
        ...OrderTable_rows
          @arguments(
            withCustomer: $withCustomerOfOrder
            withDeliveryAddress: $withDeliveryAddressOfOrder
            withSalesRep: $withSalesRepOfOrder
            withInvoice: $withInvoiceOfOrder
            withLineCount: $withLineCountOfOrder
            more: $moreOfOrder
          )
      }
      overdueInvoice @include(if: $ofOverdueInvoice) @catch {
        ...OverdueInvoiceTable_rows
          @arguments(
            withInvoice: $withInvoiceOfOverdueInvoice
            withCustomer: $withCustomerOfOverdueInvoice
            withAccountManager: $withAccountManagerOfOverdueInvoice
          )
      }
      paymentsCount: payments(first: 1) @include(if: $ofPayments) @catch {
        totalCount
      }
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (invoice) => invoice.customer),
    order: relatedRecords(OrderTable, (invoice) => invoice.order),
    overdueInvoice: relatedRecords(OverdueInvoiceTable, (invoice) => invoice.overdueInvoice),
    payments: relatedCount((invoice) =>
      partOf(invoice.paymentsCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'payments.count': ['PAYMENTS_COUNT_ASC', 'PAYMENTS_COUNT_DESC'],
  }),
});
