// Scaffolded by Frontage from `Customer.standingOrders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerStandingOrdersTabQuery } from '../../../../__generated__/CustomerStandingOrdersTabQuery.graphql.ts';
import { standingOrders } from '../../standing-orders/standingOrders.ts';
import { StandingOrderTable } from '../../standing-orders/StandingOrderTable.tsx';
import { customers } from '../customers.ts';

/** The standing orders of one customer. */
export const CustomerStandingOrdersTab = defineTab<
  CustomerStandingOrdersTabQuery,
  typeof StandingOrderTable
>({
  parent: customers,
  name: 'standingOrders',
  resource: standingOrders,
  view: StandingOrderTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRows: {
    parent: 'customer',
    operations: async () =>
      (await import('../../standing-orders/standingOrderOperations.ts')).standingOrderOperations,
  },
  query: graphql`
    query CustomerStandingOrdersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [StandingOrderOrderBy!]
    ) {
      customer(id: $id) {
        standingOrders(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...StandingOrderTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.standingOrders),
  paging: connectionPaging,
  defaultSort: '-nextOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    nextOn: ['NEXT_ON_ASC', 'NEXT_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
