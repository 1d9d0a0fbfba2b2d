// Scaffolded by Frontage from `Query.orders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderPanelCountsQuery } from '../../../__generated__/OrderPanelCountsQuery.graphql.ts';
import type { OrderPanelQuery } from '../../../__generated__/OrderPanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { orderStatus } from '../enums/orderStatus.ts';
import { orders } from './orders.ts';
import { OrderTable } from './OrderTable.tsx';

const query = graphql`
  query OrderPanelQuery {
    orders(first: 5, orderBy: [PLACED_AT_DESC]) {
      edges {
        node {
          ...OrderTable_rows @arguments(withCustomer: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query OrderPanelCountsQuery {
    all: orders(first: 1) {
      totalCount
    }
    draft: orders(first: 1, filter: { status: { equalTo: DRAFT } }) {
      totalCount
    }
    confirmed: orders(first: 1, filter: { status: { equalTo: CONFIRMED } }) {
      totalCount
    }
    roasting: orders(first: 1, filter: { status: { equalTo: ROASTING } }) {
      totalCount
    }
    shipped: orders(first: 1, filter: { status: { equalTo: SHIPPED } }) {
      totalCount
    }
    delivered: orders(first: 1, filter: { status: { equalTo: DELIVERED } }) {
      totalCount
    }
    cancelled: orders(first: 1, filter: { status: { equalTo: CANCELLED } }) {
      totalCount
    }
  }
`;

/** Orders on the home page: how many there are, and the newest. */
export function OrderPanel() {
  const { orders: page } = usePageQuery<OrderPanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<OrderPanelCountsQuery>
        query={countsQuery}
        resource={orders}
        filter="status"
        choices={orderStatus}
        read={(data) => ({
          all: data.all?.totalCount,
          byStatus: {
            DRAFT: data.draft?.totalCount,
            CONFIRMED: data.confirmed?.totalCount,
            ROASTING: data.roasting?.totalCount,
            SHIPPED: data.shipped?.totalCount,
            DELIVERED: data.delivered?.totalCount,
            CANCELLED: data.cancelled?.totalCount,
          },
        })}
      />
      <LatestRecords columns={['status', 'placedAt']} count={rows.length}>
        <OrderTable rows={rows} />
      </LatestRecords>
    </>
  );
}

OrderPanel.resource = orders;

OrderPanel.queries = () => ({
  orders: pageQuery<OrderPanelQuery>(query, {}, { need: 'panel' }),
  ordersCounted: pageQuery<OrderPanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
