// Scaffolded by Frontage from `Query.contacts`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { ContactListTotalQuery } from '../../../__generated__/ContactListTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { filters, related } from './ContactFilters.ts';
import { contactOperations } from './contactOperations.ts';
import { contacts } from './contacts.ts';
import { ContactTable } from './ContactTable.tsx';

const list: ListDefinition<ContactListQuery, typeof ContactTable, ContactListTotalQuery> = {
  resource: contacts,
  table: ContactTable,
  query: graphql`
    query ContactListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $condition: ContactCondition
      $filter: ContactFilter
      $orderBy: [ContactOrderBy!]
      $withCustomer: Boolean = true
      $more: Boolean = false
    ) {
      contacts(
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
            ...ContactTable_rows @arguments(withCustomer: $withCustomer, more: $more)
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
  read: ({ contacts: page }) => connectionPage(page),
  total: {
    query: graphql`
      query ContactListTotalQuery(
        $first: Int
        $condition: ContactCondition
        $filter: ContactFilter
      ) {
        contacts(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.contacts?.totalCount,
  },
  size: 25,
  paging: connectionPaging,
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    firstName: ['FIRST_NAME_ASC', 'FIRST_NAME_DESC'],
    lastName: ['LAST_NAME_ASC', 'LAST_NAME_DESC'],
    email: ['EMAIL_ASC', 'EMAIL_DESC'],
    isPrimary: ['IS_PRIMARY_ASC', 'IS_PRIMARY_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['First name', 'Last name', 'Email', 'Customer'],
    through: { customer: customers },
    variables: (text) => ({
      filter: {
        or: [
          { firstName: { includesInsensitive: text } },
          { lastName: { includesInsensitive: text } },
          { email: { includesInsensitive: text } },
          { customer: { name: { includesInsensitive: text } } },
        ],
      },
    }),
  },
  filters,
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./ContactRelated.ts'),
  name: 'contacts',
};

/** The list of contacts. */
export function ContactList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./ContactRecord.tsx')).ContactRecord}
      operations={contactOperations}
    />
  );
}

ContactList.queries = listQueries(list);
ContactList.Failed = failedList(list);
