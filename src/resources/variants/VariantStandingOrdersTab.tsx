// Scaffolded by Frontage from `Variant.standingOrders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { VariantStandingOrdersTabQuery } from '../../../__generated__/VariantStandingOrdersTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { standingOrders } from '../standing-orders/standingOrders.ts';
import { StandingOrderTable } from '../standing-orders/StandingOrderTable.tsx';
import { variants } from './variants.ts';

const settings: ListSettings<VariantStandingOrdersTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-nextOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    nextOn: ['NEXT_ON_ASC', 'NEXT_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
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
`;

/** The standing orders of one variant. */
export function VariantStandingOrdersTab() {
  const { variant } = usePageQuery<VariantStandingOrdersTabQuery>(query);
  const page = variant?.standingOrders;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={variants}
      name="standingOrders"
      resource={standingOrders}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="variant"
    >
      <StandingOrderTable rows={rows} hiddenColumns={['variant']} />
    </TabPanel>
  );
}

VariantStandingOrdersTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    standingOrders: pageQuery<VariantStandingOrdersTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
