// Scaffolded by Frontage from `Employee.assignedTickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeAssignedTicketsTabQuery } from '../../../__generated__/EmployeeAssignedTicketsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { tickets } from '../tickets/tickets.ts';
import { TicketTable } from '../tickets/TicketTable.tsx';
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeAssignedTicketsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-openedAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    openedAt: ['OPENED_AT_ASC', 'OPENED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query EmployeeAssignedTicketsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [TicketOrderBy!]
  ) {
    employee(id: $id) {
      assignedTickets(
        first: $first
        after: $after
        last: $last
        before: $before
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...TicketTable_rows
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

/** The assigned tickets of one employee. */
export function EmployeeAssignedTicketsTab() {
  const { employee } = usePageQuery<EmployeeAssignedTicketsTabQuery>(query);
  const page = employee?.assignedTickets;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="assignedTickets"
      resource={tickets}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="assignee"
    >
      <TicketTable rows={rows} hiddenColumns={['assignee']} />
    </TabPanel>
  );
}

EmployeeAssignedTicketsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    assignedTickets: pageQuery<EmployeeAssignedTicketsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
