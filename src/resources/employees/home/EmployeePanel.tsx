// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { EmployeePanelCountsQuery } from '../../../../__generated__/EmployeePanelCountsQuery.graphql.ts';
import type { EmployeePanelQuery } from '../../../../__generated__/EmployeePanelQuery.graphql.ts';
import { employees } from '../employees.ts';
import { EmployeeTable } from '../EmployeeTable.tsx';

/** Employees on the home page: how many there are, and the newest. */
export const EmployeePanel = definePanel<
  EmployeePanelQuery,
  typeof EmployeeTable,
  EmployeePanelCountsQuery
>({
  resource: employees,
  table: EmployeeTable,
  columns: ['hiredOn'],
  query: graphql`
    query EmployeePanelQuery {
      employees(first: 5, orderBy: [HIRED_ON_DESC]) {
        edges {
          node {
            ...EmployeeTable_rows @arguments(withManager: false)
          }
        }
      }
    }
  `,
  rows: ({ employees: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    query: graphql`
      query EmployeePanelCountsQuery {
        all: employees(first: 1) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
