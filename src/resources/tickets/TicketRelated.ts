// Scaffolded by Frontage from the relations of the type `Ticket`. `frontage pull` keeps your edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { TicketRelated_rows$key } from '../../../__generated__/TicketRelated_rows.graphql.ts';
import type { TicketRelatedQuery } from '../../../__generated__/TicketRelatedQuery.graphql.ts';
import { ContactTable } from '../contacts/ContactTable.tsx';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { TicketTable } from './TicketTable.tsx';

/** Columns of the records that tickets lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<TicketRelatedQuery, TicketRelated_rows$key>({
  table: TicketTable,
  query: graphql`
    query TicketRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: TicketCondition
      $filter: TicketFilter
      $orderBy: [TicketOrderBy!]
      $withCustomer: Boolean = true
      $withAssignee: Boolean = false
      $withContact: Boolean = false
      $withOrder: Boolean = false
      $more: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofAssignee: Boolean = false
      $withManagerOfAssignee: Boolean = false
      $moreOfAssignee: Boolean = false
      $ofContact: Boolean = false
      $withCustomerOfContact: Boolean = false
      $moreOfContact: Boolean = false
      $ofOrder: Boolean = false
      $withCustomerOfOrder: Boolean = false
      $withDeliveryAddressOfOrder: Boolean = false
      $withSalesRepOfOrder: Boolean = false
      $withInvoiceOfOrder: Boolean = false
      $withLineCountOfOrder: Boolean = false
      $moreOfOrder: Boolean = false
    ) {
      tickets(
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
            ...TicketTable_rows
              @arguments(
                withCustomer: $withCustomer
                withAssignee: $withAssignee
                withContact: $withContact
                withOrder: $withOrder
                more: $more
              )
            ...TicketRelated_rows
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
    fragment TicketRelated_rows on Ticket @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      assignee @include(if: $ofAssignee) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfAssignee, more: $moreOfAssignee)
      }
      contact @include(if: $ofContact) @catch {
        ...ContactTable_rows @arguments(withCustomer: $withCustomerOfContact, more: $moreOfContact)
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
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (ticket) => ticket.customer),
    assignee: relatedRecords(EmployeeTable, (ticket) => ticket.assignee),
    contact: relatedRecords(ContactTable, (ticket) => ticket.contact),
    order: relatedRecords(OrderTable, (ticket) => ticket.order),
  },
});
