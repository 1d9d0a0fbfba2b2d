// Scaffolded by Frontage from `Query.employees`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { EmployeeListQuery } from '../../../__generated__/EmployeeListQuery.graphql.ts';
import type { EmployeeListTotalQuery } from '../../../__generated__/EmployeeListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { department } from '../enums/department.ts';
import { employees } from './employees.ts';
import { EmployeeTable } from './EmployeeTable.tsx';

const settings: ListSettings<EmployeeListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-hiredOn',
  sorts: {
    email: {
      ascending: { orderBy: ['EMAIL_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['EMAIL_DESC', 'PRIMARY_KEY_ASC'] },
    },
    department: {
      ascending: { orderBy: ['DEPARTMENT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['DEPARTMENT_DESC', 'PRIMARY_KEY_ASC'] },
    },
    hiredOn: {
      ascending: { orderBy: ['HIRED_ON_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['HIRED_ON_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search first name, last name or email',
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
  filters: {
    department: {
      label: 'Department',
      choices: department,
      variables: (value) => ({
        filter: { department: { equalTo: value as keyof typeof department } },
      }),
    },
    isActive: {
      label: 'Active',
      choices: yesNo,
      variables: (isActive) => ({ filter: { isActive: { equalTo: isActive === 'true' } } }),
    },
    manager: {
      label: 'Manager',
      relation: employees,
      variables: (manager) => ({ condition: { manager } }),
    },
  },
};

const query = graphql`
  query EmployeeListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: EmployeeCondition
    $filter: EmployeeFilter
    $orderBy: [EmployeeOrderBy!]
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
          ...EmployeeTable_rows
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
`;

const totalQuery = graphql`
  query EmployeeListTotalQuery(
    $first: Int
    $condition: EmployeeCondition
    $filter: EmployeeFilter
  ) {
    employees(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of employees. */
export function EmployeeList() {
  const { employees: page } = usePageQuery<EmployeeListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={employees}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<EmployeeListTotalQuery>
          query={totalQuery}
          read={(data) => data.employees?.totalCount}
        />
      }
    >
      <EmployeeTable rows={rows} />
    </ListScreen>
  );
}

EmployeeList.queries = (address: Address) => ({
  list: pageQuery<EmployeeListQuery>(query, listVariables(settings, address)),
  total: pageQuery<EmployeeListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
