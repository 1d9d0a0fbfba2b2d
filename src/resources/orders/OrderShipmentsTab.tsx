// Scaffolded by Frontage from `Order.shipments`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderShipmentsTabQuery } from '../../../__generated__/OrderShipmentsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { shipments } from '../shipments/shipments.ts';
import { ShipmentTable } from '../shipments/ShipmentTable.tsx';
import { orders } from './orders.ts';

const settings: ListSettings<OrderShipmentsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: 'trackingNumber',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    trackingNumber: ['TRACKING_NUMBER_ASC', 'TRACKING_NUMBER_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query OrderShipmentsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [ShipmentOrderBy!]
  ) {
    order(id: $id) {
      shipments(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...ShipmentTable_rows @arguments(withOrder: false)
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

/** The shipments of one order. */
export function OrderShipmentsTab() {
  const { order } = usePageQuery<OrderShipmentsTabQuery>(query);
  const page = order?.shipments;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={orders}
      name="shipments"
      resource={shipments}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="order"
    >
      <ShipmentTable rows={rows} hiddenColumns={['order']} />
    </TabPanel>
  );
}

OrderShipmentsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    shipments: pageQuery<OrderShipmentsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
