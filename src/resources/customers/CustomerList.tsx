// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { failedList } from 'frontage/ui/list/failedList';
import { listQueries, type ListDefinition } from 'frontage/ui/list/listDefinition';
import { ListScreen } from 'frontage/ui/list/ListScreen';
import { graphql } from 'react-relay';
import type { CustomerListQuery } from '../../../__generated__/CustomerListQuery.graphql.ts';
import type { CustomerListTotalQuery } from '../../../__generated__/CustomerListTotalQuery.graphql.ts';
import { filters, related, valueCounts } from './CustomerFilters.ts';
import { customerOperations } from './customerOperations.ts';
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
      $condition: CustomerCondition
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
        condition: $condition
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
  read: ({ customers: page }) => connectionPage(page),
  total: {
    query: graphql`
      query CustomerListTotalQuery(
        $first: Int
        $condition: CustomerCondition
        $filter: CustomerFilter
      ) {
        customers(first: $first, condition: $condition, filter: $filter) {
          totalCount
        }
      }
    `,
    read: (data) => data.customers?.totalCount,
  },
  valueCounts,
  size: 25,
  paging: connectionPaging,
  defaultSort: '-createdAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    id: ['PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'],
    name: ['NAME_ASC', 'NAME_DESC'],
    kind: ['KIND_ASC', 'KIND_DESC'],
    status: ['STATUS_ASC', 'STATUS_DESC'],
    email: ['EMAIL_ASC', 'EMAIL_DESC'],
    vatNumber: ['VAT_NUMBER_ASC', 'VAT_NUMBER_DESC'],
    billingCity: ['BILLING_CITY_ASC', 'BILLING_CITY_DESC'],
    billingCountry: ['BILLING_COUNTRY_ASC', 'BILLING_COUNTRY_DESC'],
    creditLimit: ['CREDIT_LIMIT_ASC', 'CREDIT_LIMIT_DESC'],
    newsletter: ['NEWSLETTER_ASC', 'NEWSLETTER_DESC'],
    customerSince: ['CUSTOMER_SINCE_ASC', 'CUSTOMER_SINCE_DESC'],
    createdAt: ['CREATED_AT_ASC', 'CREATED_AT_DESC'],
  }),
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
  related,
  and: ['filter', 'and'],
  or: ['filter', 'or'],
  not: ['filter', 'not'],
  relatedColumns: () => import('./CustomerRelated.ts'),
  name: 'customers',
  layouts: { board: 'status', calendar: 'createdAt' },
};

/** The list of customers. */
export function CustomerList() {
  return (
    <ListScreen
      list={list}
      loadRecord={async () => (await import('./CustomerRecord.tsx')).CustomerRecord}
      operations={customerOperations}
    />
  );
}

CustomerList.queries = listQueries(list);
CustomerList.Failed = failedList(list);
