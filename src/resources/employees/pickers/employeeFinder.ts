// Scaffolded by Frontage from `Query.employees`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { employeeFinder_note$key } from '../../../../__generated__/employeeFinder_note.graphql.ts';
import type { employeeFinderOneQuery } from '../../../../__generated__/employeeFinderOneQuery.graphql.ts';
import type { employeeFinderQuery } from '../../../../__generated__/employeeFinderQuery.graphql.ts';
import type { employeePicker_record$key } from '../../../../__generated__/employeePicker_record.graphql.ts';
import { employeePicker } from './employeePicker.ts';

const fragment = graphql`
  fragment employeeFinder_note on Employee @inline {
    email
    photo @catch
  }
`;

/** Fetches employees to choose from. */
export const employeeFinder: Finder<
  employeeFinderQuery,
  employeePicker_record$key,
  string,
  employeePicker_record$key & employeeFinder_note$key
> = {
  picker: employeePicker,
  query: graphql`
    query employeeFinderQuery($first: Int, $after: Cursor, $filter: EmployeeFilter) {
      employees(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...employeePicker_record
            ...employeeFinder_note
          }
        }
      }
    }
  `,
  rows: ({ employees: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const employee = readInlineData<employeeFinder_note$key>(fragment, record);
    return employee.email;
  },
  picture: (record) => {
    const employee = readInlineData<employeeFinder_note$key>(fragment, record);
    return employee.photo;
  },
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
  and: ['filter', 'and'],
  usedBy: {
    'employees.manager': { filter: { reports: { some: { managerExists: true } } } },
    'customers.accountManager': { filter: { accounts: { some: { accountManagerExists: true } } } },
    'product-tags.addedBy': { filter: { taggings: { some: { addedByExists: true } } } },
    'roast-batches.roaster': { filter: { roastBatches: { some: { number: { isNull: false } } } } },
    'stock-movements.employee': { filter: { stockMovements: { some: { employeeExists: true } } } },
    'orders.salesRep': { filter: { orders: { some: { salesRepExists: true } } } },
    'tickets.assignee': { filter: { assignedTickets: { some: { assigneeExists: true } } } },
    'order-events.employee': { filter: { orderEvents: { some: { employeeExists: true } } } },
    'overdue-invoices.accountManager': {
      filter: { overdueInvoices: { some: { accountManagerExists: true } } },
    },
  },
};
