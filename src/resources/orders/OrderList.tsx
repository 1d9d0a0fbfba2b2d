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
import { yesNo } from '../../ui/list/yesNo.ts';
import { customers } from '../customers/customers.ts';
import { deliveryAddresses } from '../delivery-addresses/deliveryAddresses.ts';
import { employees } from '../employees/employees.ts';
import { currency } from '../enums/currency.ts';
import { orderChannel } from '../enums/orderChannel.ts';
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
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    channel: {
      ascending: { orderBy: ['CHANNEL_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CHANNEL_DESC', 'PRIMARY_KEY_ASC'] },
    },
    placedAt: {
      ascending: { orderBy: ['PLACED_AT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PLACED_AT_DESC', 'PRIMARY_KEY_ASC'] },
    },
    total: {
      ascending: { orderBy: ['TOTAL_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['TOTAL_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search number',
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: orderStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof orderStatus } },
      }),
    },
    channel: {
      label: 'Channel',
      choices: orderChannel,
      variables: (channel) => ({
        filter: { channel: { equalTo: channel as keyof typeof orderChannel } },
      }),
    },
    currency: {
      label: 'Currency',
      choices: currency,
      variables: (value) => ({ filter: { currency: { equalTo: value as keyof typeof currency } } }),
    },
    isRush: {
      label: 'Rush',
      choices: yesNo,
      variables: (isRush) => ({ filter: { isRush: { equalTo: isRush === 'true' } } }),
    },
    deliveryAddress: {
      label: 'Delivery address',
      relation: deliveryAddresses,
      variables: (deliveryAddress) => ({ condition: { deliveryAddress } }),
    },
    salesRep: {
      label: 'Sales rep',
      relation: employees,
      variables: (salesRep) => ({ condition: { salesRep } }),
    },
    customer: {
      label: 'Customer',
      relation: customers,
      variables: (customer) => ({ condition: { customer } }),
    },
  },
};

const query = graphql`
  query OrderListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: OrderCondition
    $filter: OrderFilter
    $orderBy: [OrderOrderBy!]
  ) {
    orders(
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
  query OrderListTotalQuery($first: Int, $condition: OrderCondition, $filter: OrderFilter) {
    orders(first: $first, condition: $condition, filter: $filter) {
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
