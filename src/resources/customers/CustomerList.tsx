// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { CustomerListTotalQuery } from '../../../__generated__/CustomerListTotalQuery.graphql.ts';
import { cursorPaging } from '../../lists/paging.ts';
import { failedList } from '../../ui/list/failedList.tsx';
import { listQueries, type ListDefinition } from '../../ui/list/listDefinition.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { filters } from './CustomerFilters.ts';
import { customers } from './customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const list: ListDefinition<CustomerListQuery, typeof CustomerTable, CustomerListTotalQuery> = {
  resource: customers,
  table: CustomerTable,
  query: graphql`
    query CustomerListQuery(
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
      $withAccountManager: Boolean = true
      $withMergedInto: Boolean = false
      $more: Boolean = false
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
              @arguments(
                withAccountManager: $withAccountManager
                withMergedInto: $withMergedInto
                more: $more
              )
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
  read: ({ customers: page }) => ({
    rows: page?.edges.map((edge) => edge?.node),
    pageInfo: page?.pageInfo,
  }),
  total: {
    query: graphql`
      query CustomerListTotalQuery($first: Int, $filter: CustomerFilter) {
        customers(first: $first, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.customers?.totalCount,
  },
  size: 25,
  paging: cursorPaging(
    (first, after) => ({ first, after }),
    (last, before) => ({ last, before }),
  ),
  defaultSort: '-createdAt',
  sorts: {
    id: {
      ascending: { orderBy: ['PRIMARY_KEY_ASC'] },
      descending: { orderBy: ['PRIMARY_KEY_DESC'] },
    },
    name: {
      ascending: { orderBy: ['NAME_ASC'] },
      descending: { orderBy: ['NAME_DESC'] },
    },
    kind: {
      ascending: { orderBy: ['KIND_ASC'] },
      descending: { orderBy: ['KIND_DESC'] },
    },
    status: {
      ascending: { orderBy: ['STATUS_ASC'] },
      descending: { orderBy: ['STATUS_DESC'] },
    },
    email: {
      ascending: { orderBy: ['EMAIL_ASC'] },
      descending: { orderBy: ['EMAIL_DESC'] },
    },
    vatNumber: {
      ascending: { orderBy: ['VAT_NUMBER_ASC'] },
      descending: { orderBy: ['VAT_NUMBER_DESC'] },
    },
    billingCity: {
      ascending: { orderBy: ['BILLING_CITY_ASC'] },
      descending: { orderBy: ['BILLING_CITY_DESC'] },
    },
    billingCountry: {
      ascending: { orderBy: ['BILLING_COUNTRY_ASC'] },
      descending: { orderBy: ['BILLING_COUNTRY_DESC'] },
    },
    creditLimit: {
      ascending: { orderBy: ['CREDIT_LIMIT_ASC'] },
      descending: { orderBy: ['CREDIT_LIMIT_DESC'] },
    },
    newsletter: {
      ascending: { orderBy: ['NEWSLETTER_ASC'] },
      descending: { orderBy: ['NEWSLETTER_DESC'] },
    },
    customerSince: {
      ascending: { orderBy: ['CUSTOMER_SINCE_ASC'] },
      descending: { orderBy: ['CUSTOMER_SINCE_DESC'] },
    },
    createdAt: {
      ascending: { orderBy: ['CREATED_AT_ASC'] },
      descending: { orderBy: ['CREATED_AT_DESC'] },
    },
  },
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
  search: {
    fields: ['Name', 'Email'],
    variables: (text) => ({
      filter: {
        or: [{ name: { includesInsensitive: text } }, { email: { includesInsensitive: text } }],
      },
    }),
  },
  filters,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  name: 'customers',
  layouts: { board: 'status', calendar: 'createdAt' },
};

/** The list of customers. */
export function CustomerList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./CustomerRecord.tsx')).CustomerRecord}
      bulk={async () => (await import('./customerBulk.ts')).customerBulk}
      imported={async () => (await import('./customerImport.ts')).customerImport}
    />
  );
}

CustomerList.queries = listQueries(list);
CustomerList.Failed = failedList(list);
