// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { RoastBatchPanelCountsQuery } from '../../../../__generated__/RoastBatchPanelCountsQuery.graphql.ts';
import type { RoastBatchPanelQuery } from '../../../../__generated__/RoastBatchPanelQuery.graphql.ts';
import { roastBatches } from '../roastBatches.ts';
import { RoastBatchTable } from '../RoastBatchTable.tsx';

/** Roast batches on the home page: how many there are, and the newest. */
export const RoastBatchPanel = definePanel<
  RoastBatchPanelQuery,
  typeof RoastBatchTable,
  RoastBatchPanelCountsQuery
>({
  resource: roastBatches,
  table: RoastBatchTable,
  columns: ['roastedAt'],
  query: graphql`
    query RoastBatchPanelQuery {
      roastBatches(first: 5, orderBy: [ROASTED_AT_DESC]) {
        edges {
          node {
            ...RoastBatchTable_rows @arguments(withGreenLot: false)
          }
        }
      }
    }
  `,
  rows: ({ roastBatches: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    query: graphql`
      query RoastBatchPanelCountsQuery {
        all: roastBatches(first: 1) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
