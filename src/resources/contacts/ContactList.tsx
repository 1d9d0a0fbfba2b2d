// Scaffolded by Frontage from `Query.contacts`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { ContactListQuery } from '../../../__generated__/ContactListQuery.graphql.ts';
import type { ContactListTotalQuery } from '../../../__generated__/ContactListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { customers } from '../customers/customers.ts';
import { contacts } from './contacts.ts';
import { ContactTable } from './ContactTable.tsx';

const settings: ListSettings<ContactListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sorts: {
    email: {
      ascending: { orderBy: ['EMAIL_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['EMAIL_DESC', 'PRIMARY_KEY_ASC'] },
    },
    isPrimary: {
      ascending: { orderBy: ['IS_PRIMARY_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['IS_PRIMARY_DESC', 'PRIMARY_KEY_ASC'] },
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
    isPrimary: {
      label: 'Primary',
      choices: yesNo,
      variables: (isPrimary) => ({ filter: { isPrimary: { equalTo: isPrimary === 'true' } } }),
    },
    customer: {
      label: 'Customer',
      relation: customers,
      variables: (customer) => ({ condition: { customer } }),
    },
  },
};

const query = graphql`
  query ContactListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $condition: ContactCondition
    $filter: ContactFilter
    $orderBy: [ContactOrderBy!]
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
          ...ContactTable_rows
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
  query ContactListTotalQuery($first: Int, $condition: ContactCondition, $filter: ContactFilter) {
    contacts(first: $first, condition: $condition, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of contacts. */
export function ContactList() {
  const { contacts: page } = usePageQuery<ContactListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={contacts}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<ContactListTotalQuery>
          query={totalQuery}
          read={(data) => data.contacts?.totalCount}
        />
      }
    >
      <ContactTable rows={rows} />
    </ListScreen>
  );
}

ContactList.queries = (address: Address) => ({
  list: pageQuery<ContactListQuery>(query, listVariables(settings, address)),
  total: pageQuery<ContactListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
