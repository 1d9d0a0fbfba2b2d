// Scaffolded by Frontage from `Query.customers`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql } from 'react-relay';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { CustomerListTotalQuery } from '../../../__generated__/CustomerListTotalQuery.graphql.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery, type Address } from '../../relay/pageQueries.ts';
import { listVariables, totalVariables } from '../../ui/list/listAddress.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import type { ListSettings } from '../../ui/list/listSettings.ts';
import { ListTotal } from '../../ui/list/ListTotal.tsx';
import { cursorPaging } from '../../ui/list/paging.ts';
import { present } from '../../ui/list/present.ts';
import { yesNo } from '../../ui/list/yesNo.ts';
import { currency } from '../enums/currency.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const settings: ListSettings<CustomerListQuery['variables']> = {
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  sortedBy: '-createdAt',
  sorts: {
    name: {
      ascending: { orderBy: ['NAME_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['NAME_DESC', 'PRIMARY_KEY_ASC'] },
    },
    kind: {
      ascending: { orderBy: ['KIND_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['KIND_DESC', 'PRIMARY_KEY_ASC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['STATUS_DESC', 'PRIMARY_KEY_ASC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['EMAIL_DESC', 'PRIMARY_KEY_ASC'] },
    },
    creditLimit: {
      ascending: { orderBy: ['CREDIT_LIMIT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CREDIT_LIMIT_DESC', 'PRIMARY_KEY_ASC'] },
    },
    createdAt: {
      ascending: { orderBy: ['CREATED_AT_ASC', 'PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['CREATED_AT_DESC', 'PRIMARY_KEY_ASC'] },
    },
  },
  search: {
    label: 'Search name or email',
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  filters: {
    status: {
      label: 'Status',
      choices: customerStatus,
      variables: (status) => ({
        filter: { status: { equalTo: status as keyof typeof customerStatus } },
      }),
    },
    kind: {
      label: 'Kind',
      choices: customerKind,
      variables: (kind) => ({ filter: { kind: { equalTo: kind as keyof typeof customerKind } } }),
    },
    currency: {
      label: 'Currency',
      choices: currency,
      variables: (value) => ({ filter: { currency: { equalTo: value as keyof typeof currency } } }),
    },
    newsletter: {
      label: 'Newsletter',
      choices: yesNo,
      variables: (newsletter) => ({ filter: { newsletter: { equalTo: newsletter === 'true' } } }),
    },
  },
};

const query = graphql`
  query CustomerListQuery(
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $filter: CustomerFilter
    $orderBy: [CustomerOrderBy!]
  ) {
    customers(
      first: $first
      after: $after
      last: $last
      before: $before
      filter: $filter
      orderBy: $orderBy
    ) {
      edges {
        node {
          ...CustomerTable_rows
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
  query CustomerListTotalQuery($first: Int, $filter: CustomerFilter) {
    customers(first: $first, filter: $filter) {
      totalCount
    }
  }
`;

/** The list of customers. */
export function CustomerList() {
  const { customers: page } = usePageQuery<CustomerListQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <ListScreen
      resource={customers}
      settings={settings}
      ends={{ rowCount: rows.length, ...page?.pageInfo }}
      total={
        <ListTotal<CustomerListTotalQuery>
          query={totalQuery}
          read={(data) => data.customers?.totalCount}
        />
      }
    >
      <CustomerTable rows={rows} />
    </ListScreen>
  );
}

CustomerList.queries = (address: Address) => ({
  list: pageQuery<CustomerListQuery>(query, listVariables(settings, address)),
  total: pageQuery<CustomerListTotalQuery>(totalQuery, totalVariables(settings, address), {
    need: 'late',
  }),
});
