// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { CustomerPanelCountsQuery } from '../../../../__generated__/CustomerPanelCountsQuery.graphql.ts';
import type { CustomerPanelQuery } from '../../../../__generated__/CustomerPanelQuery.graphql.ts';
import { customerStatus } from '../../enums/customerStatus.ts';
import { customers } from '../customers.ts';
import { CustomerTable } from '../CustomerTable.tsx';

/** Customers on the home page: how many there are, and the newest. */
export const CustomerPanel = definePanel<
  CustomerPanelQuery,
  typeof CustomerTable,
  CustomerPanelCountsQuery
>({
  resource: customers,
  table: CustomerTable,
  columns: ['status', 'createdAt'],
  query: graphql`
    query CustomerPanelQuery {
      customers(first: 5, orderBy: [CREATED_AT_DESC]) {
        edges {
          node {
            ...CustomerTable_rows @arguments(withAccountManager: false)
          }
        }
      }
    }
  `,
  rows: ({ customers: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    filter: 'status',
    choices: customerStatus,
    query: graphql`
      query CustomerPanelCountsQuery {
        all: customers(first: 1) {
          totalCount
        }
        LEAD: customers(first: 1, filter: { status: { equalTo: LEAD } }) {
          totalCount
        }
        ACTIVE: customers(first: 1, filter: { status: { equalTo: ACTIVE } }) {
          totalCount
        }
        ON_HOLD: customers(first: 1, filter: { status: { equalTo: ON_HOLD } }) {
          totalCount
        }
        CLOSED: customers(first: 1, filter: { status: { equalTo: CLOSED } }) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
