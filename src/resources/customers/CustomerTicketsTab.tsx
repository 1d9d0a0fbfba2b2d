// Scaffolded by Frontage from `Customer.tickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerTicketsTabQuery } from '../../../__generated__/CustomerTicketsTabQuery.graphql.ts';
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
import { customers } from './customers.ts';

const settings: ListSettings<CustomerTicketsTabQuery['variables']> = {
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
  query CustomerTicketsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [TicketOrderBy!]
  ) {
    customer(id: $id) {
      tickets(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...TicketTable_rows @arguments(withCustomer: false)
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

/** The tickets of one customer. */
export function CustomerTicketsTab() {
  const { customer } = usePageQuery<CustomerTicketsTabQuery>(query);
  const page = customer?.tickets;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="tickets"
      resource={tickets}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <TicketTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerTicketsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    tickets: pageQuery<CustomerTicketsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
