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
    query employeeFinderQuery(
      $first: Int
      $after: Cursor
      $filter: EmployeeFilter
      $orderBy: [EmployeeOrderBy!]
    ) {
      employees(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
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
    variables: (key) => ({ id: key }),
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
    'employees.manager': {
      orderBy: ['REPORTS_COUNT_DESC'],
      filter: { reports: { some: { managerExists: true } } },
    },
    'customers.accountManager': {
      orderBy: ['ACCOUNTS_COUNT_DESC'],
      filter: { accounts: { some: { accountManagerExists: true } } },
    },
    'product-tags.addedBy': {
      orderBy: ['TAGGINGS_COUNT_DESC'],
      filter: { taggings: { some: { addedByExists: true } } },
    },
    'roast-batches.roaster': {
      orderBy: ['ROAST_BATCHES_COUNT_DESC'],
      filter: { roastBatches: { some: { number: { isNull: false } } } },
    },
    'stock-movements.employee': {
      orderBy: ['STOCK_MOVEMENTS_COUNT_DESC'],
      filter: { stockMovements: { some: { employeeExists: true } } },
    },
    'orders.salesRep': {
      orderBy: ['ORDERS_COUNT_DESC'],
      filter: { orders: { some: { salesRepExists: true } } },
    },
    'tickets.assignee': {
      orderBy: ['ASSIGNED_TICKETS_COUNT_DESC'],
      filter: { assignedTickets: { some: { assigneeExists: true } } },
    },
    'order-events.employee': {
      orderBy: ['ORDER_EVENTS_COUNT_DESC'],
      filter: { orderEvents: { some: { employeeExists: true } } },
    },
    'overdue-invoices.accountManager': {
      orderBy: ['OVERDUE_INVOICES_COUNT_DESC'],
      filter: { overdueInvoices: { some: { accountManagerExists: true } } },
    },
  },
};
