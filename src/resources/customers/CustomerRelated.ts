// Scaffolded by Frontage from the relations of the type `Customer`. `frontage pull` keeps your
// edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { CustomerRelated_rows$key } from '../../../__generated__/CustomerRelated_rows.graphql.ts';
import type { CustomerRelatedQuery } from '../../../__generated__/CustomerRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { CustomerTable } from './CustomerTable.tsx';

/** Columns of the records that customers lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<CustomerRelatedQuery, CustomerRelated_rows$key>({
  table: CustomerTable,
  query: graphql`
    query CustomerRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: CustomerCondition
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
      $withAccountManager: Boolean = true
      $withMergedInto: Boolean = false
      $more: Boolean = false
      $ofAccountManager: Boolean = false
      $withManagerOfAccountManager: Boolean = false
      $moreOfAccountManager: Boolean = false
      $ofMergedInto: Boolean = false
      $withAccountManagerOfMergedInto: Boolean = false
      $withMergedIntoOfMergedInto: Boolean = false
      $moreOfMergedInto: Boolean = false
      $ofContacts: Boolean = false
      $ofDeliveryAddresses: Boolean = false
      $ofStandingOrders: Boolean = false
      $ofOrders: Boolean = false
      $ofInvoices: Boolean = false
      $ofTickets: Boolean = false
      $ofOverdueInvoices: Boolean = false
      $ofMergedCustomers: Boolean = false
    ) {
      customers(
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
            ...CustomerTable_rows
              @arguments(
                withAccountManager: $withAccountManager
                withMergedInto: $withMergedInto
                more: $more
              )
            ...CustomerRelated_rows
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
    fragment CustomerRelated_rows on Customer @relay(plural: true) {
      accountManager @include(if: $ofAccountManager) @catch {
        ...EmployeeTable_rows
          @arguments(withManager: $withManagerOfAccountManager, more: $moreOfAccountManager)
      }
      mergedInto @include(if: $ofMergedInto) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfMergedInto
            withMergedInto: $withMergedIntoOfMergedInto
            more: $moreOfMergedInto
          )
      }
      contactsCount: contacts(first: 1) @include(if: $ofContacts) @catch {
        totalCount
      }
      deliveryAddressesCount: deliveryAddresses(first: 1)
        @include(if: $ofDeliveryAddresses)
        @catch {
        totalCount
      }
      standingOrdersCount: standingOrders(first: 1) @include(if: $ofStandingOrders) @catch {
        totalCount
      }
      ordersCount: orders(first: 1) @include(if: $ofOrders) @catch {
        totalCount
      }
      invoicesCount: invoices(first: 1) @include(if: $ofInvoices) @catch {
        totalCount
      }
      ticketsCount: tickets(first: 1) @include(if: $ofTickets) @catch {
        totalCount
      }
      overdueInvoicesCount: overdueInvoices(first: 1) @include(if: $ofOverdueInvoices) @catch {
        totalCount
      }
      mergedCustomersCount: mergedCustomers(first: 1) @include(if: $ofMergedCustomers) @catch {
        totalCount
      }
    }
  `,
  relations: {
    accountManager: relatedRecords(EmployeeTable, (customer) => customer.accountManager),
    mergedInto: relatedRecords(CustomerTable, (customer) => customer.mergedInto),
    contacts: relatedCount((customer) =>
      partOf(customer.contactsCount, (counted) => counted.totalCount),
    ),
    deliveryAddresses: relatedCount((customer) =>
      partOf(customer.deliveryAddressesCount, (counted) => counted.totalCount),
    ),
    standingOrders: relatedCount((customer) =>
      partOf(customer.standingOrdersCount, (counted) => counted.totalCount),
    ),
    orders: relatedCount((customer) =>
      partOf(customer.ordersCount, (counted) => counted.totalCount),
    ),
    invoices: relatedCount((customer) =>
      partOf(customer.invoicesCount, (counted) => counted.totalCount),
    ),
    tickets: relatedCount((customer) =>
      partOf(customer.ticketsCount, (counted) => counted.totalCount),
    ),
    overdueInvoices: relatedCount((customer) =>
      partOf(customer.overdueInvoicesCount, (counted) => counted.totalCount),
    ),
    mergedCustomers: relatedCount((customer) =>
      partOf(customer.mergedCustomersCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'mergedCustomers.count': ['MERGED_CUSTOMERS_COUNT_ASC', 'MERGED_CUSTOMERS_COUNT_DESC'],
    'contacts.count': ['CONTACTS_COUNT_ASC', 'CONTACTS_COUNT_DESC'],
    'deliveryAddresses.count': ['DELIVERY_ADDRESSES_COUNT_ASC', 'DELIVERY_ADDRESSES_COUNT_DESC'],
    'standingOrders.count': ['STANDING_ORDERS_COUNT_ASC', 'STANDING_ORDERS_COUNT_DESC'],
    'orders.count': ['ORDERS_COUNT_ASC', 'ORDERS_COUNT_DESC'],
    'invoices.count': ['INVOICES_COUNT_ASC', 'INVOICES_COUNT_DESC'],
    'tickets.count': ['TICKETS_COUNT_ASC', 'TICKETS_COUNT_DESC'],
    'overdueInvoices.count': ['OVERDUE_INVOICES_COUNT_ASC', 'OVERDUE_INVOICES_COUNT_DESC'],
  }),
});
