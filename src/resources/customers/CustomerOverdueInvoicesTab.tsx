// Scaffolded by Frontage from `Customer.overdueInvoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerOverdueInvoicesTabQuery } from '../../../__generated__/CustomerOverdueInvoicesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { OverdueInvoiceTable } from '../overdue-invoices/OverdueInvoiceTable.tsx';
import { customers } from './customers.ts';

const settings: ListSettings<CustomerOverdueInvoicesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-dueOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    dueOn: ['DUE_ON_ASC', 'DUE_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query CustomerOverdueInvoicesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OverdueInvoiceOrderBy!]
  ) {
    customer(id: $id) {
      overdueInvoices(
        first: $first
        after: $after
        last: $last
        before: $before
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...OverdueInvoiceTable_rows @arguments(withCustomer: false)
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

/** The overdue invoices of one customer. */
export function CustomerOverdueInvoicesTab() {
  const { customer } = usePageQuery<CustomerOverdueInvoicesTabQuery>(query);
  const page = customer?.overdueInvoices;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="overdueInvoices"
      resource={overdueInvoices}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <OverdueInvoiceTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerOverdueInvoicesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    overdueInvoices: pageQuery<CustomerOverdueInvoicesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
