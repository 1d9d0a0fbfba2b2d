// Scaffolded by Frontage from `Employee.reports`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeReportsTabQuery } from '../../../../__generated__/EmployeeReportsTabQuery.graphql.ts';
import type { EmployeeReportsTabTotalQuery } from '../../../../__generated__/EmployeeReportsTabTotalQuery.graphql.ts';
import { employees } from '../employees.ts';
import { EmployeeTable } from '../EmployeeTable.tsx';

/** The reports of one employee. */
export const EmployeeReportsTab = defineTab<
  EmployeeReportsTabQuery,
  typeof EmployeeTable,
  EmployeeReportsTabTotalQuery
>({
  parent: employees,
  name: 'reports',
  resource: employees,
  view: EmployeeTable,
  hiddenColumns: ['manager'],
  viewAllFilter: 'manager',
  newRecord: 'manager.key',
  query: graphql`
    query EmployeeReportsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: EmployeeFilter
      $orderBy: [EmployeeOrderBy!]
    ) {
      employee(id: $id) {
        reports(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
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
  `,
  read: ({ employee }) => connectionPage(employee?.reports),
  total: {
    query: graphql`
      query EmployeeReportsTabTotalQuery($id: ID!, $first: Int, $filter: EmployeeFilter) {
        employee(id: $id) {
          reports(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.reports.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-hiredOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    hiredOn: ['HIRED_ON_ASC', 'HIRED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['First name', 'Last name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [
          { firstName: { includesInsensitive: text } },
          { lastName: { includesInsensitive: text } },
          { email: { includesInsensitive: text } },
        ],
      },
    }),
  },
  and: ['filter', 'and'],
});
