// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { EmployeeListTotalQuery } from '../../../__generated__/EmployeeListTotalQuery.graphql.ts';
import { filters, related } from './EmployeeFilters.ts';
import { employeeOperations } from './employeeOperations.ts';
import { employees } from './employees.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

const list: ListDefinition<EmployeeListQuery, typeof EmployeeTable, EmployeeListTotalQuery> = {
  resource: employees,
  table: EmployeeTable,
  query: graphql`
    query EmployeeListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: EmployeeCondition
      $filter: EmployeeFilter
      $orderBy: [EmployeeOrderBy!]
      $withManager: Boolean = true
      $more: Boolean = false
    ) {
      employees(
        first: $first
        after: $after
        last: $last
        before: $before
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...EmployeeTable_rows @arguments(withManager: $withManager, more: $more)
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
  `,
  read: ({ employees: page }) => connectionPage(page),
  total: {
    query: graphql`
      query EmployeeListTotalQuery(
        $first: Int
        $condition: EmployeeCondition
        $filter: EmployeeFilter
      ) {
        employees(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.employees?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  defaultSort: '-hiredOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    firstName: ['FIRST_NAME_ASC', 'FIRST_NAME_DESC'],
    lastName: ['LAST_NAME_ASC', 'LAST_NAME_DESC'],
    email: ['EMAIL_ASC', 'EMAIL_DESC'],
    department: ['DEPARTMENT_ASC', 'DEPARTMENT_DESC'],
    hiredOn: ['HIRED_ON_ASC', 'HIRED_ON_DESC'],
    isActive: ['IS_ACTIVE_ASC', 'IS_ACTIVE_DESC'],
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
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./EmployeeRelated.ts'),
  name: 'employees',
  layouts: { board: 'department', calendar: 'hiredOn', gallery: 'photo' },
};

/** The list of employees. */
export function EmployeeList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./EmployeeRecord.tsx')).EmployeeRecord}
      operations={employeeOperations}
    />
  );
}

EmployeeList.queries = listQueries(list);
EmployeeList.Failed = failedList(list);
