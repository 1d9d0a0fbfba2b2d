// Scaffolded by Frontage from `Order.events`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderEventsTabQuery } from '../../../__generated__/OrderEventsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { orderEvents } from '../order-events/orderEvents.ts';
import { OrderEventTimeline } from '../order-events/OrderEventTimeline.tsx';
import { orders } from './orders.ts';

const settings: ListSettings<OrderEventsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-happenedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    happenedAt: ['HAPPENED_AT_ASC', 'HAPPENED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query OrderEventsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OrderEventOrderBy!]
  ) {
    order(id: $id) {
      events(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...OrderEventTimeline_rows @arguments(withOrder: false)
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

/** The events of one order. */
export function OrderEventsTab() {
  const { order } = usePageQuery<OrderEventsTabQuery>(query);
  const page = order?.events;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={orders}
      name="events"
      resource={orderEvents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="order"
    >
      <OrderEventTimeline rows={rows} />
    </TabPanel>
  );
}

OrderEventsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    events: pageQuery<OrderEventsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
