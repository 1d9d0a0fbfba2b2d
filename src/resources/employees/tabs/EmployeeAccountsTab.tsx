// Scaffolded by Frontage from `Employee.accounts`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeAccountsTabQuery } from '../../../../__generated__/EmployeeAccountsTabQuery.graphql.ts';
import type { EmployeeAccountsTabTotalQuery } from '../../../../__generated__/EmployeeAccountsTabTotalQuery.graphql.ts';
import { customers } from '../../customers/customers.ts';
import { CustomerTable } from '../../customers/CustomerTable.tsx';
import { customerStatus } from '../../enums/customerStatus.ts';
import { employees } from '../employees.ts';

/** The accounts of one employee. */
export const EmployeeAccountsTab = defineTab<
  EmployeeAccountsTabQuery,
  typeof CustomerTable,
  EmployeeAccountsTabTotalQuery
>({
  parent: employees,
  name: 'accounts',
  resource: customers,
  view: CustomerTable,
  hiddenColumns: ['accountManager'],
  viewAllFilter: 'accountManager',
  newRecord: 'accountManager.key',
  query: graphql`
    query EmployeeAccountsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
    ) {
      employee(id: $id) {
        accounts(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
          orderBy: $orderBy
        ) {
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
  `,
  read: ({ employee }) => connectionPage(employee?.accounts),
  total: {
    query: graphql`
      query EmployeeAccountsTabTotalQuery($id: ID!, $first: Int, $filter: CustomerFilter) {
        employee(id: $id) {
          accounts(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.accounts?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-createdAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    createdAt: ['CREATED_AT_ASC', 'CREATED_AT_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  states: {
    name: 'status',
    choices: customerStatus,
    variables: (status: keyof typeof customerStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
