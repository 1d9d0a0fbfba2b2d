// Scaffolded by Frontage from `GreenLot.roastBatches`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { GreenLotRoastBatchesTabQuery } from '../../../../__generated__/GreenLotRoastBatchesTabQuery.graphql.ts';
import type { GreenLotRoastBatchesTabTotalQuery } from '../../../../__generated__/GreenLotRoastBatchesTabTotalQuery.graphql.ts';
import { roastBatches } from '../../roast-batches/roastBatches.ts';
import { RoastBatchTable } from '../../roast-batches/RoastBatchTable.tsx';
import { greenLots } from '../greenLots.ts';

/** The roast batches of one green lot. */
export const GreenLotRoastBatchesTab = defineTab<
  GreenLotRoastBatchesTabQuery,
  typeof RoastBatchTable,
  GreenLotRoastBatchesTabTotalQuery
>({
  parent: greenLots,
  name: 'roastBatches',
  resource: roastBatches,
  view: RoastBatchTable,
  hiddenColumns: ['greenLot'],
  viewAllFilter: 'greenLot',
  newRecord: 'greenLot.key',
  query: graphql`
    query GreenLotRoastBatchesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: RoastBatchFilter
      $orderBy: [RoastBatchOrderBy!]
    ) {
      greenLot(id: $id) {
        roastBatches(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
          edges {
            node {
              ...RoastBatchTable_rows @arguments(withGreenLot: false)
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
  read: ({ greenLot }) => connectionPage(greenLot?.roastBatches),
  total: {
    query: graphql`
      query GreenLotRoastBatchesTabTotalQuery($id: ID!, $first: Int, $filter: RoastBatchFilter) {
        greenLot(id: $id) {
          roastBatches(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ greenLot }) => greenLot?.roastBatches?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-roastedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
