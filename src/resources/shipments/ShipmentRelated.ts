// Scaffolded by Frontage from the relations of the type `Shipment`. `frontage pull` keeps your
// edits.
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { graphql } from 'react-relay';
import type { ShipmentRelated_rows$key } from '../../../__generated__/ShipmentRelated_rows.graphql.ts';
import type { ShipmentRelatedQuery } from '../../../__generated__/ShipmentRelatedQuery.graphql.ts';
import { OrderTable } from '../orders/OrderTable.tsx';
import { ShipmentTable } from './ShipmentTable.tsx';

/** Columns of the records that shipments lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<ShipmentRelatedQuery, ShipmentRelated_rows$key>({
  table: ShipmentTable,
  query: graphql`
    query ShipmentRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: ShipmentCondition
      $filter: ShipmentFilter
      $orderBy: [ShipmentOrderBy!]
      $withOrder: Boolean = true
      $more: Boolean = false
      $ofOrder: Boolean = false
      $withCustomerOfOrder: Boolean = false
      $withDeliveryAddressOfOrder: Boolean = false
      $withSalesRepOfOrder: Boolean = false
      $withInvoiceOfOrder: Boolean = false
      $withLineCountOfOrder: Boolean = false
      $moreOfOrder: Boolean = false
    ) {
      shipments(
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
            ...ShipmentTable_rows @arguments(withOrder: $withOrder, more: $more)
            ...ShipmentRelated_rows
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
    fragment ShipmentRelated_rows on Shipment @relay(plural: true) {
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
    order: relatedRecords(OrderTable, (shipment) => shipment.order),
  },
});
