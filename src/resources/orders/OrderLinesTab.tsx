// Scaffolded by Frontage from `Order.lines`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderLinesTabQuery } from '../../../__generated__/OrderLinesTabQuery.graphql.ts';
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
import { orders } from './orders.ts';

const settings: ListSettings<OrderLinesTabQuery['variables']> = {
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
  query OrderLinesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OrderLineOrderBy!]
  ) {
    order(id: $id) {
      lines(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...OrderLineTable_rows @arguments(withOrder: false)
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

/** The lines of one order. */
export function OrderLinesTab() {
  const { order } = usePageQuery<OrderLinesTabQuery>(query);
  const page = order?.lines;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={orders}
      name="lines"
      resource={orderLines}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="order"
    >
      <OrderLineTable rows={rows} hiddenColumns={['order']} />
    </TabPanel>
  );
}

OrderLinesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    lines: pageQuery<OrderLinesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
