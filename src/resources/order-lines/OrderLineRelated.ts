// Scaffolded by Frontage from the relations of the type `OrderLine`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { OrderLineRelated_rows$key } from '../../../__generated__/OrderLineRelated_rows.graphql.ts';
import type { OrderLineRelatedQuery } from '../../../__generated__/OrderLineRelatedQuery.graphql.ts';
import { OrderTable } from '../orders/OrderTable.tsx';
import { VariantTable } from '../variants/VariantTable.tsx';
import { OrderLineTable } from './OrderLineTable.tsx';

/** Columns of the records that order lines lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  OrderLineRelatedQuery,
  OrderLineRelated_rows$key
>({
  table: OrderLineTable,
  query: graphql`
    query OrderLineRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: OrderLineCondition
      $filter: OrderLineFilter
      $orderBy: [OrderLineOrderBy!]
      $withOrder: Boolean = true
      $withVariant: Boolean = true
      $more: Boolean = false
      $ofOrder: Boolean = false
      $withCustomerOfOrder: Boolean = false
      $withDeliveryAddressOfOrder: Boolean = false
      $withSalesRepOfOrder: Boolean = false
      $withInvoiceOfOrder: Boolean = false
      $withLineCountOfOrder: Boolean = false
      $moreOfOrder: Boolean = false
      $ofVariant: Boolean = false
      $withProductOfVariant: Boolean = false
      $moreOfVariant: Boolean = false
    ) {
      orderLines(
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
            ...OrderLineTable_rows
              @arguments(withOrder: $withOrder, withVariant: $withVariant, more: $more)
            ...OrderLineRelated_rows
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
    fragment OrderLineRelated_rows on OrderLine @relay(plural: true) {
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
      variant @include(if: $ofVariant) @catch {
        ...VariantTable_rows @arguments(withProduct: $withProductOfVariant, more: $moreOfVariant)
      }
    }
  `,
  relations: {
    order: relatedRecords(OrderTable, (orderLine) => orderLine.order),
    variant: relatedRecords(VariantTable, (orderLine) => orderLine.variant),
  },
});
