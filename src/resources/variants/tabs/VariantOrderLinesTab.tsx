// Scaffolded by Frontage from `Variant.orderLines`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { VariantOrderLinesTabQuery } from '../../../../__generated__/VariantOrderLinesTabQuery.graphql.ts';
import { orderLines } from '../../order-lines/orderLines.ts';
import { OrderLineTable } from '../../order-lines/OrderLineTable.tsx';
import { variants } from '../variants.ts';

/** The order lines of one variant. */
export const VariantOrderLinesTab = defineTab<VariantOrderLinesTabQuery, typeof OrderLineTable>({
  parent: variants,
  name: 'orderLines',
  resource: orderLines,
  view: OrderLineTable,
  hiddenColumns: ['variant'],
  viewAllFilter: 'variant',
  newRows: {
    parent: 'variant',
    operations: async () =>
      (await import('../../order-lines/orderLineOperations.ts')).orderLineOperations,
  },
  query: graphql`
    query VariantOrderLinesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $orderBy: [OrderLineOrderBy!]
    ) {
      variant(id: $id) {
        orderLines(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
          edges {
            node {
              ...OrderLineTable_rows @arguments(withVariant: false)
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
  read: ({ variant }) => connectionPage(variant?.orderLines),
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  and: ['filter', 'and'],
});
