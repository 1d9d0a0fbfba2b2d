// Scaffolded by Frontage from the relations of the type `Order`. `frontage pull` keeps your edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { OrderRelated_rows$key } from '../../../__generated__/OrderRelated_rows.graphql.ts';
import type { OrderRelatedQuery } from '../../../__generated__/OrderRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { DeliveryAddressTable } from '../delivery-addresses/DeliveryAddressTable.tsx';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { InvoiceTable } from '../invoices/InvoiceTable.tsx';
import { OrderTable } from './OrderTable.tsx';

/** Columns of the records that orders lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<OrderRelatedQuery, OrderRelated_rows$key>({
  table: OrderTable,
  query: graphql`
    query OrderRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OrderCondition
      $filter: OrderFilter
      $orderBy: [OrderOrderBy!]
      $withCustomer: Boolean = true
      $withDeliveryAddress: Boolean = false
      $withSalesRep: Boolean = false
      $withInvoice: Boolean = false
      $withLineCount: Boolean = false
      $more: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofDeliveryAddress: Boolean = false
      $withCustomerOfDeliveryAddress: Boolean = false
      $moreOfDeliveryAddress: Boolean = false
      $ofSalesRep: Boolean = false
      $withManagerOfSalesRep: Boolean = false
      $moreOfSalesRep: Boolean = false
      $ofInvoice: Boolean = false
      $withCustomerOfInvoice: Boolean = false
      $withOrderOfInvoice: Boolean = false
      $withOverdueInvoiceOfInvoice: Boolean = false
      $moreOfInvoice: Boolean = false
      $ofLines: Boolean = false
      $ofShipments: Boolean = false
      $ofTickets: Boolean = false
      $ofEvents: Boolean = false
    ) {
      orders(
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
            ...OrderTable_rows
              @arguments(
                withCustomer: $withCustomer
                withDeliveryAddress: $withDeliveryAddress
                withSalesRep: $withSalesRep
                withInvoice: $withInvoice
                withLineCount: $withLineCount
                more: $more
              )
            ...OrderRelated_rows
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
    fragment OrderRelated_rows on Order @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      deliveryAddress @include(if: $ofDeliveryAddress) @catch {
        ...DeliveryAddressTable_rows
          @arguments(withCustomer: $withCustomerOfDeliveryAddress, more: $moreOfDeliveryAddress)
      }
      salesRep @include(if: $ofSalesRep) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfSalesRep, more: $moreOfSalesRep)
      }
      invoice @include(if: $ofInvoice) @catch {
        ...InvoiceTable_rows
          @arguments(
            withCustomer: $withCustomerOfInvoice
            withOrder: $withOrderOfInvoice
            withOverdueInvoice: $withOverdueInvoiceOfInvoice
            more: $moreOfInvoice
          )
      }
      linesCount: lines(first: 1) @include(if: $ofLines) @catch {
        totalCount
      }
      shipmentsCount: shipments(first: 1) @include(if: $ofShipments) @catch {
        totalCount
      }
      ticketsCount: tickets(first: 1) @include(if: $ofTickets) @catch {
        totalCount
      }
      eventsCount: events(first: 1) @include(if: $ofEvents) @catch {
        totalCount
      }
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (order) => order.customer),
    deliveryAddress: relatedRecords(DeliveryAddressTable, (order) => order.deliveryAddress),
    salesRep: relatedRecords(EmployeeTable, (order) => order.salesRep),
    invoice: relatedRecords(InvoiceTable, (order) => order.invoice),
    lines: relatedCount((order) => partOf(order.linesCount, (counted) => counted.totalCount)),
    shipments: relatedCount((order) =>
      partOf(order.shipmentsCount, (counted) => counted.totalCount),
    ),
    tickets: relatedCount((order) => partOf(order.ticketsCount, (counted) => counted.totalCount)),
    events: relatedCount((order) => partOf(order.eventsCount, (counted) => counted.totalCount)),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'lines.count': ['LINES_COUNT_ASC', 'LINES_COUNT_DESC'],
    'shipments.count': ['SHIPMENTS_COUNT_ASC', 'SHIPMENTS_COUNT_DESC'],
    'tickets.count': ['TICKETS_COUNT_ASC', 'TICKETS_COUNT_DESC'],
    'events.count': ['EVENTS_COUNT_ASC', 'EVENTS_COUNT_DESC'],
  }),
});
