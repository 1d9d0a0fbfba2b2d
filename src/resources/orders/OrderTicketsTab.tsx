// Scaffolded by Frontage from `Order.tickets`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OrderTicketsTabQuery } from '../../../__generated__/OrderTicketsTabQuery.graphql.ts';
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
import { orders } from './orders.ts';

const settings: ListSettings<OrderTicketsTabQuery['variables']> = {
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
  query OrderTicketsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [TicketOrderBy!]
  ) {
    order(id: $id) {
      tickets(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
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

/** The tickets of one order. */
export function OrderTicketsTab() {
  const { order } = usePageQuery<OrderTicketsTabQuery>(query);
  const page = order?.tickets;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={orders}
      name="tickets"
      resource={tickets}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="order"
    >
      <TicketTable rows={rows} hiddenColumns={['order']} />
    </TabPanel>
  );
}

OrderTicketsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    tickets: pageQuery<OrderTicketsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
