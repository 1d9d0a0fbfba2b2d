// Scaffolded by Frontage from `Query.shipments`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ShipmentListQuery } from '../../../__generated__/ShipmentListQuery.graphql.ts';
import type { ShipmentListTotalQuery } from '../../../__generated__/ShipmentListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { carrier } from '../enums/carrier.ts';
import { shipmentStatus } from '../enums/shipmentStatus.ts';
import { orders } from '../orders/orders.ts';
import { shipments } from './shipments.ts';
import { ShipmentTable } from './ShipmentTable.tsx';

const settings: ListSettings<ShipmentListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: 'trackingNumber',
  sorts: {
    trackingNumber: {
      ascending: { orderBy: ['TRACKING_NUMBER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['TRACKING_NUMBER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    carrier: {
      ascending: { orderBy: ['CARRIER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CARRIER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search tracking number',
    variables: (text) => ({ filter: { trackingNumber: { includesInsensitive: text } } }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: shipmentStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof shipmentStatus } },
      }),
    },
    carrier: {
      label: 'Carrier',
      choices: carrier,
      variables: (value) => ({ filter: { carrier: { equalTo: value as keyof typeof carrier } } }),
    },
    order: {
      label: 'Order',
      relation: orders,
      variables: (order) => ({ condition: { order } }),
    },
  },
};

const query = graphql`
  query ShipmentListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: ShipmentCondition
    $filter: ShipmentFilter
    $orderBy: [ShipmentOrderBy!]
  ) {
    shipments(
      first: $first
      after: $after
      last: $last
      before: $before
      condition: $condition
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...ShipmentTable_rows
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
`;

const totalQuery = graphql`
  query ShipmentListTotalQuery(
    $first: Int
    $condition: ShipmentCondition
    $filter: ShipmentFilter
  ) {
    shipments(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of shipments. */
export function ShipmentList() {
  const { shipments: page } = usePageQuery<ShipmentListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={shipments}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<ShipmentListTotalQuery>
          query={totalQuery}
          read={(data) => data.shipments?.totalCount}
        />
      }
    >
      <ShipmentTable rows={rows} />
    </ListScreen>
  );
}

ShipmentList.queries = (address: Address) => ({
  list: pageQuery<ShipmentListQuery>(query, listVariables(settings, address)),
  total: pageQuery<ShipmentListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
