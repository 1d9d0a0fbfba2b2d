// Scaffolded by Frontage from the relations of the type `OrderEvent`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { OrderEventRelated_rows$key } from '../../../__generated__/OrderEventRelated_rows.graphql.ts';
import type { OrderEventRelatedQuery } from '../../../__generated__/OrderEventRelatedQuery.graphql.ts';
import { EmployeeTable } from '../employees/EmployeeTable.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { OrderEventTable } from './OrderEventTable.tsx';

/** Columns of the records that order events lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  OrderEventRelatedQuery,
  OrderEventRelated_rows$key
>({
  table: OrderEventTable,
  query: graphql`
    query OrderEventRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OrderEventCondition
      $filter: OrderEventFilter
      $orderBy: [OrderEventOrderBy!]
      $withEmployee: Boolean = true
      $withOrder: Boolean = true
      $more: Boolean = false
      $ofEmployee: Boolean = false
      $withManagerOfEmployee: Boolean = false
      $moreOfEmployee: Boolean = false
      $ofOrder: Boolean = false
      $withCustomerOfOrder: Boolean = false
      $withDeliveryAddressOfOrder: Boolean = false
      $withSalesRepOfOrder: Boolean = false
      $withInvoiceOfOrder: Boolean = false
      $withLineCountOfOrder: Boolean = false
      $moreOfOrder: Boolean = false
    ) {
      orderEvents(
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
            ...OrderEventTable_rows
              @arguments(withEmployee: $withEmployee, withOrder: $withOrder, more: $more)
            ...OrderEventRelated_rows
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
    fragment OrderEventRelated_rows on OrderEvent @relay(plural: true) {
      employee @include(if: $ofEmployee) @catch {
        ...EmployeeTable_rows @arguments(withManager: $withManagerOfEmployee, more: $moreOfEmployee)
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
    employee: relatedRecords(EmployeeTable, (orderEvent) => orderEvent.employee),
    order: relatedRecords(OrderTable, (orderEvent) => orderEvent.order),
  },
});
