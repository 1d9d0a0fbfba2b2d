// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { EmployeeListTotalQuery } from '../../../__generated__/EmployeeListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './EmployeeFilters.ts';
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
  read: ({ employees: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
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
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-hiredOn',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    firstName: {
      ascending: { orderBy: ['FIRST_NAME_ASC'] },
      descending: { orderBy: ['FIRST_NAME_DESC'] },
    },
    lastName: {
      ascending: { orderBy: ['LAST_NAME_ASC'] },
      descending: { orderBy: ['LAST_NAME_DESC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC'] },
      descending: { orderBy: ['EMAIL_DESC'] },
    },
    department: {
      ascending: { orderBy: ['DEPARTMENT_ASC'] },
      descending: { orderBy: ['DEPARTMENT_DESC'] },
    },
    hiredOn: {
      ascending: { orderBy: ['HIRED_ON_ASC'] },
      descending: { orderBy: ['HIRED_ON_DESC'] },
    },
    isActive: {
      ascending: { orderBy: ['IS_ACTIVE_ASC'] },
      descending: { orderBy: ['IS_ACTIVE_DESC'] },
    },
  },
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
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'employees',
  layouts: { calendar: 'hiredOn', gallery: 'photo' },
};

/** The list of employees. */
export function EmployeeList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./EmployeeRecord.tsx')).EmployeeRecord}
      bulk={async () => (await import('./employeeBulk.ts')).employeeBulk}
      imported={async () => (await import('./employeeImport.ts')).employeeImport}
    />
  );
}

EmployeeList.queries = listQueries(list);
EmployeeList.Failed = failedList(list);
