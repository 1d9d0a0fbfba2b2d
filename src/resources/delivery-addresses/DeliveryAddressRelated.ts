// Scaffolded by Frontage from the relations of the type `DeliveryAddress`. `frontage pull` keeps
// your edits.
import { sortsBy } from 'frontage/lists/sortsBy';
import { partOf } from 'frontage/relay/caught';
import {
  defineRelatedColumns,
  relatedRecords,
} from 'frontage/ui/list/related/defineRelatedColumns';
import { relatedCount } from 'frontage/ui/list/related/relatedCount';
import { graphql } from 'react-relay';
import type { DeliveryAddressRelated_rows$key } from '../../../__generated__/DeliveryAddressRelated_rows.graphql.ts';
import type { DeliveryAddressRelatedQuery } from '../../../__generated__/DeliveryAddressRelatedQuery.graphql.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { DeliveryAddressTable } from './DeliveryAddressTable.tsx';

/** Columns of the records that delivery addresses lead to, which people can add to lists. */
export const relatedColumns = defineRelatedColumns<
  DeliveryAddressRelatedQuery,
  DeliveryAddressRelated_rows$key
>({
  table: DeliveryAddressTable,
  query: graphql`
    query DeliveryAddressRelatedQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: DeliveryAddressCondition
      $filter: DeliveryAddressFilter
      $orderBy: [DeliveryAddressOrderBy!]
      $withCustomer: Boolean = true
      $more: Boolean = false
      $ofCustomer: Boolean = false
      $withAccountManagerOfCustomer: Boolean = false
      $withMergedIntoOfCustomer: Boolean = false
      $moreOfCustomer: Boolean = false
      $ofOrders: Boolean = false
    ) {
      deliveryAddresses(
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
            ...DeliveryAddressTable_rows @arguments(withCustomer: $withCustomer, more: $more)
            ...DeliveryAddressRelated_rows
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
    fragment DeliveryAddressRelated_rows on DeliveryAddress @relay(plural: true) {
      customer @include(if: $ofCustomer) @catch {
        ...CustomerTable_rows
          @arguments(
            withAccountManager: $withAccountManagerOfCustomer
            withMergedInto: $withMergedIntoOfCustomer
            more: $moreOfCustomer
          )
      }
      ordersCount: orders(first: 1) @include(if: $ofOrders) @catch {
        totalCount
      }
    }
  `,
  relations: {
    customer: relatedRecords(CustomerTable, (deliveryAddress) => deliveryAddress.customer),
    orders: relatedCount((deliveryAddress) =>
      partOf(deliveryAddress.ordersCount, (counted) => counted.totalCount),
    ),
  },
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    'orders.count': ['ORDERS_COUNT_ASC', 'ORDERS_COUNT_DESC'],
  }),
});
