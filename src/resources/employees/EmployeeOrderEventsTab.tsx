// Scaffolded by Frontage from `Employee.orderEvents`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeOrderEventsTabQuery } from '../../../__generated__/EmployeeOrderEventsTabQuery.graphql.ts';
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
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeOrderEventsTabQuery['variables']> = {
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
  query EmployeeOrderEventsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OrderEventOrderBy!]
  ) {
    employee(id: $id) {
      orderEvents(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...OrderEventTimeline_rows @arguments(withEmployee: false)
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

/** The order events of one employee. */
export function EmployeeOrderEventsTab() {
  const { employee } = usePageQuery<EmployeeOrderEventsTabQuery>(query);
  const page = employee?.orderEvents;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="orderEvents"
      resource={orderEvents}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="employee"
    >
      <OrderEventTimeline rows={rows} />
    </TabPanel>
  );
}

EmployeeOrderEventsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    orderEvents: pageQuery<EmployeeOrderEventsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
