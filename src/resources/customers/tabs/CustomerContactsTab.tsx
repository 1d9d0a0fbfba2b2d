// Scaffolded by Frontage from `Customer.contacts`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerContactsTabQuery } from '../../../../__generated__/CustomerContactsTabQuery.graphql.ts';
import type { CustomerContactsTabTotalQuery } from '../../../../__generated__/CustomerContactsTabTotalQuery.graphql.ts';
import { contacts } from '../../contacts/contacts.ts';
import { ContactTable } from '../../contacts/ContactTable.tsx';
import { customers } from '../customers.ts';

/** The contacts of one customer. */
export const CustomerContactsTab = defineTab<
  CustomerContactsTabQuery,
  typeof ContactTable,
  CustomerContactsTabTotalQuery
>({
  parent: customers,
  name: 'contacts',
  resource: contacts,
  view: ContactTable,
  hiddenColumns: ['customer'],
  viewAllFilter: 'customer',
  newRows: {
    parent: 'customer',
    operations: async () => (await import('../../contacts/contactOperations.ts')).contactOperations,
  },
  query: graphql`
    query CustomerContactsTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: ContactFilter
    ) {
      customer(id: $id) {
        contacts(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
          edges {
            node {
              ...ContactTable_rows @arguments(withCustomer: false)
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
  read: ({ customer }) => connectionPage(customer?.contacts),
  total: {
    query: graphql`
      query CustomerContactsTabTotalQuery($id: ID!, $first: Int, $filter: ContactFilter) {
        customer(id: $id) {
          contacts(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.contacts.totalCount,
  },
  paging: connectionPaging,
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
