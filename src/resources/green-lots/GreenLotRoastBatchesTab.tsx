// Scaffolded by Frontage from `GreenLot.roastBatches`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { GreenLotRoastBatchesTabQuery } from '../../../__generated__/GreenLotRoastBatchesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { roastBatches } from '../roast-batches/roastBatches.ts';
import { RoastBatchTable } from '../roast-batches/RoastBatchTable.tsx';
import { greenLots } from './greenLots.ts';

const settings: ListSettings<GreenLotRoastBatchesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-roastedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    roastedAt: ['ROASTED_AT_ASC', 'ROASTED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query GreenLotRoastBatchesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [RoastBatchOrderBy!]
  ) {
    greenLot(id: $id) {
      roastBatches(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
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
`;

/** The roast batches of one green lot. */
export function GreenLotRoastBatchesTab() {
  const { greenLot } = usePageQuery<GreenLotRoastBatchesTabQuery>(query);
  const page = greenLot?.roastBatches;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={greenLots}
      name="roastBatches"
      resource={roastBatches}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="greenLot"
    >
      <RoastBatchTable rows={rows} hiddenColumns={['greenLot']} />
    </TabPanel>
  );
}

GreenLotRoastBatchesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    roastBatches: pageQuery<GreenLotRoastBatchesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
