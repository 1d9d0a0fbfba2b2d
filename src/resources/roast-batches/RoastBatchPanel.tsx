// Scaffolded by Frontage from `Query.roastBatches`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { RoastBatchPanelCountsQuery } from '../../../__generated__/RoastBatchPanelCountsQuery.graphql.ts';
import type { RoastBatchPanelQuery } from '../../../__generated__/RoastBatchPanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { roastBatches } from './roastBatches.ts';
import { RoastBatchTable } from './RoastBatchTable.tsx';

const query = graphql`
  query RoastBatchPanelQuery {
    roastBatches(first: 5, orderBy: [ROASTED_AT_DESC]) {
      edges {
        node {
          ...RoastBatchTable_rows @arguments(withGreenLot: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query RoastBatchPanelCountsQuery {
    all: roastBatches(first: 1) {
      totalCount
    }
  }
`;

/** Roast batches on the home page: how many there are, and the newest. */
export function RoastBatchPanel() {
  const { roastBatches: page } = usePageQuery<RoastBatchPanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<RoastBatchPanelCountsQuery>
        query={countsQuery}
        resource={roastBatches}
        read={(data) => ({
          all: data.all?.totalCount,
        })}
      />
      <LatestRecords columns={['roastedAt']} count={rows.length}>
        <RoastBatchTable rows={rows} />
      </LatestRecords>
    </>
  );
}

RoastBatchPanel.resource = roastBatches;

RoastBatchPanel.queries = () => ({
  roastBatches: pageQuery<RoastBatchPanelQuery>(query, {}, { need: 'panel' }),
  roastBatchesCounted: pageQuery<RoastBatchPanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
