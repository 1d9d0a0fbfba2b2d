// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { cursorPaging } from 'frontage/lists/paging';
import type { Finder } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { customerFinder_note$key } from '../../../../__generated__/customerFinder_note.graphql.ts';
import type { customerFinderOneQuery } from '../../../../__generated__/customerFinderOneQuery.graphql.ts';
import type { customerFinderQuery } from '../../../../__generated__/customerFinderQuery.graphql.ts';
import type { customerPicker_record$key } from '../../../../__generated__/customerPicker_record.graphql.ts';
import { employees } from '../../employees/employees.ts';
import { customerPicker } from './customerPicker.ts';

const fragment = graphql`
  fragment customerFinder_note on Customer @inline {
    email @catch
  }
`;

/** Fetches customers to choose from. */
export const customerFinder: Finder<
  customerFinderQuery,
  customerPicker_record$key,
  string,
  customerPicker_record$key & customerFinder_note$key
> = {
  picker: customerPicker,
  query: graphql`
    query customerFinderQuery(
      $first: Int
      $after: Cursor
      $condition: CustomerCondition
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
    ) {
      customers(
        first: $first
        after: $after
        condition: $condition
        filter: $filter
        orderBy: $orderBy
      ) {
        edges {
          node {
            ...customerPicker_record
            ...customerFinder_note
          }
        }
      }
    }
  `,
  rows: ({ customers: page }) => page?.edges.map((edge) => edge?.node),
  note: (record) => {
    const customer = readInlineData<customerFinder_note$key>(fragment, record);
    return customer.email;
  },
  one: {
    query: graphql`
      query customerFinderOneQuery($id: ID!) {
        customer(id: $id) {
          ...customerPicker_record
        }
      }
    `,
    variables: (key) => ({ id: key }),
    row: ({ customer }: customerFinderOneQuery['response']) => customer,
  },
  size: 20,
  paging: cursorPaging((first, after) => ({ first, after })),
  search: {
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  and: ['filter', 'and'],
  belongsTo: {
    accountManager: {
      resource: employees,
      variables: (accountManager: string) => ({ condition: { accountManager } }),
    },
  },
  usedBy: {
    'customers.mergedInto': {
      orderBy: ['MERGED_CUSTOMERS_COUNT_DESC'],
      filter: { mergedCustomers: { some: { mergedIntoExists: true } } },
    },
    'contacts.customer': {
      orderBy: ['CONTACTS_COUNT_DESC'],
      filter: { contacts: { some: { firstName: { isNull: false } } } },
    },
    'delivery-addresses.customer': {
      orderBy: ['DELIVERY_ADDRESSES_COUNT_DESC'],
      filter: { deliveryAddresses: { some: { city: { isNull: false } } } },
    },
    'standing-orders.customer': {
      orderBy: ['STANDING_ORDERS_COUNT_DESC'],
      filter: { standingOrders: { some: { frequency: { isNull: false } } } },
    },
    'orders.customer': {
      orderBy: ['ORDERS_COUNT_DESC'],
      filter: { orders: { some: { number: { isNull: false } } } },
    },
    'invoices.customer': {
      orderBy: ['INVOICES_COUNT_DESC'],
      filter: { invoices: { some: { number: { isNull: false } } } },
    },
    'tickets.customer': {
      orderBy: ['TICKETS_COUNT_DESC'],
      filter: { tickets: { some: { number: { isNull: false } } } },
    },
    'overdue-invoices.customer': {
      orderBy: ['OVERDUE_INVOICES_COUNT_DESC'],
      filter: { overdueInvoices: { some: { customerExists: true } } },
    },
  },
};
