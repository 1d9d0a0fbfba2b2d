// Scaffolded by Frontage from `Customer.deliveryAddresses`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerDeliveryAddressesTabQuery } from '../../../../__generated__/CustomerDeliveryAddressesTabQuery.graphql.ts';
import { deliveryAddresses } from '../../delivery-addresses/deliveryAddresses.ts';
import { DeliveryAddressTable } from '../../delivery-addresses/DeliveryAddressTable.tsx';
import { customers } from '../customers.ts';

/** The delivery addresses of one customer. */
export const CustomerDeliveryAddressesTab = defineTab<
  CustomerDeliveryAddressesTabQuery,
  typeof DeliveryAddressTable
>({
  parent: customers,
  name: 'deliveryAddresses',
  resource: deliveryAddresses,
  view: DeliveryAddressTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRows: {
    parent: 'customer',
    operations: async () =>
      (await import('../../delivery-addresses/deliveryAddressOperations.ts'))
        .deliveryAddressOperations,
  },
  query: graphql`
    query CustomerDeliveryAddressesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
    ) {
      customer(id: $id) {
        deliveryAddresses(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              ...DeliveryAddressTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.deliveryAddresses),
  paging: connectionPaging,
  and: ['filter', 'and'],
});
