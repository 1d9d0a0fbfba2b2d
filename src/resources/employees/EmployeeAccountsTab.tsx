// Scaffolded by Frontage from `Employee.accounts`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeAccountsTabQuery } from '../../../__generated__/EmployeeAccountsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { customers } from '../customers/customers.ts';
import { CustomerTable } from '../customers/CustomerTable.tsx';
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeAccountsTabQuery['variables']> = {
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
  query EmployeeAccountsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [CustomerOrderBy!]
  ) {
    employee(id: $id) {
      accounts(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...CustomerTable_rows @arguments(withAccountManager: false)
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

/** The accounts of one employee. */
export function EmployeeAccountsTab() {
  const { employee } = usePageQuery<EmployeeAccountsTabQuery>(query);
  const page = employee?.accounts;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="accounts"
      resource={customers}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
    >
      <CustomerTable rows={rows} hiddenColumns={['accountManager']} />
    </TabPanel>
  );
}

EmployeeAccountsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    accounts: pageQuery<EmployeeAccountsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
