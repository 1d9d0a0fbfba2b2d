// Scaffolded by Frontage from `Employee.overdueInvoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeOverdueInvoicesTabQuery } from '../../../__generated__/EmployeeOverdueInvoicesTabQuery.graphql.ts';
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
import { employees } from './employees.ts';

const settings: ListSettings<EmployeeOverdueInvoicesTabQuery['variables']> = {
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
  query EmployeeOverdueInvoicesTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [OverdueInvoiceOrderBy!]
  ) {
    employee(id: $id) {
      overdueInvoices(
        first: $first
        after: $after
        last: $last
        before: $before
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...OverdueInvoiceTable_rows
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

/** The overdue invoices of one employee. */
export function EmployeeOverdueInvoicesTab() {
  const { employee } = usePageQuery<EmployeeOverdueInvoicesTabQuery>(query);
  const page = employee?.overdueInvoices;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="overdueInvoices"
      resource={overdueInvoices}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="accountManager"
    >
      <OverdueInvoiceTable rows={rows} hiddenColumns={['accountManager']} />
    </TabPanel>
  );
}

EmployeeOverdueInvoicesTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    overdueInvoices: pageQuery<EmployeeOverdueInvoicesTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
