// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql } from 'react-relay';
import type { employeeFinderOneQuery } from '../../../../__generated__/employeeFinderOneQuery.graphql.ts';
import type { employeeFinderQuery } from '../../../../__generated__/employeeFinderQuery.graphql.ts';
import type { employeePicker_record$key } from '../../../../__generated__/employeePicker_record.graphql.ts';
import { employeePicker } from './employeePicker.ts';

/** Fetches employees to choose from. */
export const employeeFinder: Finder<employeeFinderQuery, employeePicker_record$key> = {
  picker: employeePicker,
  query: graphql`
    query employeeFinderQuery($first: Int, $after: Cursor, $filter: EmployeeFilter) {
      employees(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...employeePicker_record
          }
        }
      }
    }
  `,
  rows: ({ employees: page }) => page?.edges.map((edge) => edge?.node),
  one: {
    query: graphql`
      query employeeFinderOneQuery($id: ID!) {
        employee(id: $id) {
          ...employeePicker_record
        }
      }
    `,
    variables: (text) => ({ id: text }),
    row: ({ employee }: employeeFinderOneQuery['response']) => employee,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
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
};
