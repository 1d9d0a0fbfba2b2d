// Scaffolded by Frontage from `Customer.mergedCustomers`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerMergedCustomersTabQuery } from '../../../__generated__/CustomerMergedCustomersTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { customers } from './customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const settings: ListSettings<CustomerMergedCustomersTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-createdAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    createdAt: ['CREATED_AT_ASC', 'CREATED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query CustomerMergedCustomersTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [CustomerOrderBy!]
  ) {
    customer(id: $id) {
      mergedCustomers(
        first: $first
        after: $after
        last: $last
        before: $before
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...CustomerTable_rows
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

/** The merged customers of one customer. */
export function CustomerMergedCustomersTab() {
  const { customer } = usePageQuery<CustomerMergedCustomersTabQuery>(query);
  const page = customer?.mergedCustomers;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={customers}
      name="mergedCustomers"
      resource={customers}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
    >
      <CustomerTable rows={rows} hiddenColumns={['mergedInto']} />
    </TabPanel>
  );
}

CustomerMergedCustomersTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    mergedCustomers: pageQuery<CustomerMergedCustomersTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
