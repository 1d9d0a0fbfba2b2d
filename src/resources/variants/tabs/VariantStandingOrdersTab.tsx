// Scaffolded by Frontage from `Variant.standingOrders`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { VariantStandingOrdersTabQuery } from '../../../../__generated__/VariantStandingOrdersTabQuery.graphql.ts';
import { standingOrders } from '../../standing-orders/standingOrders.ts';
import { StandingOrderTable } from '../../standing-orders/StandingOrderTable.tsx';
import { variants } from '../variants.ts';

/** The standing orders of one variant. */
export const VariantStandingOrdersTab = defineTab<
  VariantStandingOrdersTabQuery,
  typeof StandingOrderTable
>({
  parent: variants,
  name: 'standingOrders',
  resource: standingOrders,
  view: StandingOrderTable,
  hiddenColumns: ['variant'],
  viewAllFilter: 'variant',
  newRows: {
    parent: 'variant',
    operations: async () =>
      (await import('../../standing-orders/standingOrderOperations.ts')).standingOrderOperations,
  },
  query: graphql`
    query VariantStandingOrdersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [StandingOrderOrderBy!]
    ) {
      variant(id: $id) {
        standingOrders(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...StandingOrderTable_rows @arguments(withVariant: false)
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
  read: ({ variant }) => connectionPage(variant?.standingOrders),
  paging: connectionPaging,
  defaultSort: '-nextOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    nextOn: ['NEXT_ON_ASC', 'NEXT_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
