// Scaffolded by Frontage from `Employee.orders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeOrdersTabQuery } from '../../../__generated__/EmployeeOrdersTabQuery.graphql.ts';
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
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeOrdersTabQuery['variables']> = {
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
  query EmployeeOrdersTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OrderOrderBy!]
  ) {
    employee(id: $id) {
      orders(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
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
  }
`;

/** The orders of one employee. */
export function EmployeeOrdersTab() {
  const { employee } = usePageQuery<EmployeeOrdersTabQuery>(query);
  const page = employee?.orders;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="orders"
      resource={orders}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="salesRep"
    >
      <OrderTable rows={rows} hiddenColumns={['salesRep']} />
    </TabPanel>
  );
}

EmployeeOrdersTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    orders: pageQuery<EmployeeOrdersTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
