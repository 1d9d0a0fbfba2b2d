// Scaffolded by Frontage from `GreenLot.blendComponents`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { GreenLotBlendComponentsTabQuery } from '../../../__generated__/GreenLotBlendComponentsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { blendComponents } from '../blend-components/blendComponents.ts';
import { BlendComponentTable } from '../blend-components/BlendComponentTable.tsx';
import { greenLots } from './greenLots.ts';

const settings: ListSettings<GreenLotBlendComponentsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
};

const query = graphql`
  query GreenLotBlendComponentsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
  ) {
    greenLot(id: $id) {
      blendComponents(first: $first, after: $after, last: $last, before: $before) {
        edges {
          node {
            ...BlendComponentTable_rows @arguments(withGreenLot: false)
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

/** The blend components of one green lot. */
export function GreenLotBlendComponentsTab() {
  const { greenLot } = usePageQuery<GreenLotBlendComponentsTabQuery>(query);
  const page = greenLot?.blendComponents;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={greenLots}
      name="blendComponents"
      resource={blendComponents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="greenLot"
    >
      <BlendComponentTable rows={rows} hiddenColumns={['greenLot']} />
    </TabPanel>
  );
}

GreenLotBlendComponentsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    blendComponents: pageQuery<GreenLotBlendComponentsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
