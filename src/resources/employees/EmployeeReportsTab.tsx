// Scaffolded by Frontage from `Employee.reports`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeReportsTabQuery } from '../../../__generated__/EmployeeReportsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { employees } from './employees.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

const settings: ListSettings<EmployeeReportsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-hiredOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    hiredOn: ['HIRED_ON_ASC', 'HIRED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query EmployeeReportsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [EmployeeOrderBy!]
  ) {
    employee(id: $id) {
      reports(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...EmployeeTable_rows @arguments(withManager: false)
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

/** The reports of one employee. */
export function EmployeeReportsTab() {
  const { employee } = usePageQuery<EmployeeReportsTabQuery>(query);
  const page = employee?.reports;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={employees}
      name="reports"
      resource={employees}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="manager"
    >
      <EmployeeTable rows={rows} hiddenColumns={['manager']} />
    </TabPanel>
  );
}

EmployeeReportsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    reports: pageQuery<EmployeeReportsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
