// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeePanelCountsQuery } from '../../../__generated__/EmployeePanelCountsQuery.graphql.ts';
import type { EmployeePanelQuery } from '../../../__generated__/EmployeePanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { employees } from './employees.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

const query = graphql`
  query EmployeePanelQuery {
    employees(first: 5, orderBy: [HIRED_ON_DESC]) {
      edges {
        node {
          ...EmployeeTable_rows @arguments(withManager: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query EmployeePanelCountsQuery {
    all: employees(first: 1) {
      totalCount
    }
  }
`;

/** Employees on the home page: how many there are, and the newest. */
export function EmployeePanel() {
  const { employees: page } = usePageQuery<EmployeePanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<EmployeePanelCountsQuery>
        query={countsQuery}
        resource={employees}
        read={(data) => ({
          all: data.all?.totalCount,
        })}
      />
      <LatestRecords columns={['hiredOn']} count={rows.length}>
        <EmployeeTable rows={rows} />
      </LatestRecords>
    </>
  );
}

EmployeePanel.resource = employees;

EmployeePanel.queries = () => ({
  employees: pageQuery<EmployeePanelQuery>(query, {}, { need: 'panel' }),
  employeesCounted: pageQuery<EmployeePanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
