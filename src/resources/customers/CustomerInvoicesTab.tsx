// Scaffolded by Frontage from `Customer.invoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerInvoicesTabQuery } from '../../../__generated__/CustomerInvoicesTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { invoices } from '../invoices/invoices.ts';
import { InvoiceTable } from '../invoices/InvoiceTable.tsx';
import { customers } from './customers.ts';

const settings: ListSettings<CustomerInvoicesTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-issuedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    issuedOn: ['ISSUED_ON_ASC', 'ISSUED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query CustomerInvoicesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [InvoiceOrderBy!]
  ) {
    customer(id: $id) {
      invoices(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...InvoiceTable_rows @arguments(withCustomer: false)
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

/** The invoices of one customer. */
export function CustomerInvoicesTab() {
  const { customer } = usePageQuery<CustomerInvoicesTabQuery>(query);
  const page = customer?.invoices;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="invoices"
      resource={invoices}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="customer"
    >
      <InvoiceTable rows={rows} hiddenColumns={['customer']} />
    </TabPanel>
  );
}

CustomerInvoicesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    invoices: pageQuery<CustomerInvoicesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
