// Scaffolded by Frontage from `Customer.orders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerOrdersTabQuery } from '../../../__generated__/CustomerOrdersTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { orders } from '../orders/orders.ts';
import { OrderTable } from '../orders/OrderTable.tsx';
import { customers } from './customers.ts';

const settings: ListSettings<CustomerOrdersTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-placedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    placedAt: ['PLACED_AT_ASC', 'PLACED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query CustomerOrdersTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OrderOrderBy!]
  ) {
    customer(id: $id) {
      orders(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...OrderTable_rows @arguments(withCustomer: false)
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

/** The orders of one customer. */
export function CustomerOrdersTab() {
  const { customer } = usePageQuery<CustomerOrdersTabQuery>(query);
  const page = customer?.orders;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="orders"
      resource={orders}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <OrderTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerOrdersTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    orders: pageQuery<CustomerOrdersTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
