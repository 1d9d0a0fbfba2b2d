// Scaffolded by Frontage from `Customer.mergedCustomers`. `frontage pull` keeps your edits.
import { connectionPage } from 'frontage/lists/pageInResponse';
import { connectionPaging } from 'frontage/lists/paging';
import { sortsBy } from 'frontage/lists/sortsBy';
import { defineTab } from 'frontage/ui/record/defineTab';
import { graphql } from 'react-relay';
import type { CustomerMergedCustomersTabQuery } from '../../../../__generated__/CustomerMergedCustomersTabQuery.graphql.ts';
import type { CustomerMergedCustomersTabTotalQuery } from '../../../../__generated__/CustomerMergedCustomersTabTotalQuery.graphql.ts';
import { customerStatus } from '../../enums/customerStatus.ts';
import { customers } from '../customers.ts';
import { CustomerTable } from '../CustomerTable.tsx';

/** The merged customers of one customer. */
export const CustomerMergedCustomersTab = defineTab<
  CustomerMergedCustomersTabQuery,
  typeof CustomerTable,
  CustomerMergedCustomersTabTotalQuery
>({
  parent: customers,
  name: 'mergedCustomers',
  resource: customers,
  view: CustomerTable,
  hiddenColumns: ['mergedInto'],
  viewAllFilter: 'mergedInto',
  query: graphql`
    query CustomerMergedCustomersTabQuery(
      $id: ID!
      $first: Int
      $after: Cursor
      $last: Int
      $before: Cursor
      $filter: CustomerFilter
      $orderBy: [CustomerOrderBy!]
    ) {
      customer(id: $id) {
        mergedCustomers(
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
    }
  `,
  read: ({ customer }) => connectionPage(customer?.mergedCustomers),
  total: {
    query: graphql`
      query CustomerMergedCustomersTabTotalQuery($id: ID!, $first: Int, $filter: CustomerFilter) {
        customer(id: $id) {
          mergedCustomers(first: $first, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    read: ({ customer }) => customer?.mergedCustomers?.totalCount,
  },
  paging: connectionPaging,
  defaultSort: '-createdAt',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
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
  states: {
    name: 'status',
    choices: customerStatus,
    variables: (status: keyof typeof customerStatus) => ({
      filter: { status: { equalTo: status } },
    }),
  },
  and: ['filter', 'and'],
});
