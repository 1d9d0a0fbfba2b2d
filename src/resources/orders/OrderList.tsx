// Scaffolded by Frontage from `Query.orders`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { OrderListQuery } from '../../../__generated__/OrderListQuery.graphql.ts';
import type { OrderListTotalQuery } from '../../../__generated__/OrderListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { orders } from './orders.ts';
import { OrderTable } from './OrderTable.tsx';

const settings: ListSettings<OrderListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-placedAt',
  sorts: {
    number: {
      ascending: { orderBy: ['NUMBER_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NUMBER_DESC', 'PRIMARY_KEY_ASC'] },
    },
    placedAt: {
      ascending: { orderBy: ['PLACED_AT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PLACED_AT_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search number or purchase order number',
    variables: (text) => ({
      filter: {
        or: [
          { number: { includesInsensitive: text } },
          { purchaseOrderNumber: { includesInsensitive: text } },
        ],
      },
    }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: orderStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof orderStatus } },
      }),
    },
  },
};

const query = graphql`
  query OrderListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: OrderFilter
    $orderBy: [OrderOrderBy!]
  ) {
    orders(
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...OrderTable_rows
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
  query OrderListTotalQuery($first: Int, $filter: OrderFilter) {
    orders(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of orders. */
export function OrderList() {
  const { orders: page } = usePageQuery<OrderListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={orders}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<OrderListTotalQuery>
          query={totalQuery}
          read={(data) => data.orders?.totalCount}
        />
      }
    >
      <OrderTable rows={rows} />
    </ListScreen>
  );
}

OrderList.queries = (address: Address) => ({
  list: pageQuery<OrderListQuery>(query, listVariables(settings, address)),
  total: pageQuery<OrderListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
