// Scaffolded by Frontage from `Variant.orderLines`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { VariantOrderLinesTabQuery } from '../../../__generated__/VariantOrderLinesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { orderLines } from '../order-lines/orderLines.ts';
import { OrderLineTable } from '../order-lines/OrderLineTable.tsx';
import { variants } from './variants.ts';

const settings: ListSettings<VariantOrderLinesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'position',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    position: ['POSITION_ASC', 'POSITION_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
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
`;

/** The order lines of one variant. */
export function VariantOrderLinesTab() {
  const { variant } = usePageQuery<VariantOrderLinesTabQuery>(query);
  const page = variant?.orderLines;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={variants}
      name="orderLines"
      resource={orderLines}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="variant"
    >
      <OrderLineTable rows={rows} hiddenColumns={['variant']} />
    </TabPanel>
  );
}

VariantOrderLinesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    orderLines: pageQuery<VariantOrderLinesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
