// Scaffolded by Frontage from `Employee.overdueInvoices`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { EmployeeOverdueInvoicesTabQuery } from '../../../../__generated__/EmployeeOverdueInvoicesTabQuery.graphql.ts';
import type { EmployeeOverdueInvoicesTabTotalQuery } from '../../../../__generated__/EmployeeOverdueInvoicesTabTotalQuery.graphql.ts';
import { overdueInvoices } from '../../overdue-invoices/overdueInvoices.ts';
import { OverdueInvoiceTable } from '../../overdue-invoices/OverdueInvoiceTable.tsx';
import { employees } from '../employees.ts';

/** The overdue invoices of one employee. */
export const EmployeeOverdueInvoicesTab = defineTab<
  EmployeeOverdueInvoicesTabQuery,
  typeof OverdueInvoiceTable,
  EmployeeOverdueInvoicesTabTotalQuery
>({
  parent: employees,
  name: 'overdueInvoices',
  resource: overdueInvoices,
  view: OverdueInvoiceTable,
  hiddenColumns: ['accountManager'],
  viewAllFilter: 'accountManager',
  query: graphql`
    query EmployeeOverdueInvoicesTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: OverdueInvoiceFilter
      $orderBy: [OverdueInvoiceOrderBy!]
    ) {
      employee(id: $id) {
        overdueInvoices(
          first: $first
          after: $after
          last: $last
          before: $before
          filter: $filter
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
  `,
  read: ({ employee }) => connectionPage(employee?.overdueInvoices),
  total: {
    query: graphql`
      query EmployeeOverdueInvoicesTabTotalQuery(
        $id: ID!
        $first: Int
        $filter: OverdueInvoiceFilter
      ) {
        employee(id: $id) {
          overdueInvoices(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ employee }) => employee?.overdueInvoices?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-dueOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    dueOn: ['DUE_ON_ASC', 'DUE_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Number'],
    variables: (text) => ({ filter: { number: { includesInsensitive: text } } }),
  },
  and: ['filter', 'and'],
});
