// Scaffolded by Frontage from `Query.customers`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { CustomerPanelCountsQuery } from '../../../__generated__/CustomerPanelCountsQuery.graphql.ts';
import type { CustomerPanelQuery } from '../../../__generated__/CustomerPanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';
import { CustomerTable } from './CustomerTable.tsx';

const query = graphql`
  query CustomerPanelQuery {
    customers(first: 5, orderBy: [CREATED_AT_DESC]) {
      edges {
        node {
          ...CustomerTable_rows @arguments(withAccountManager: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query CustomerPanelCountsQuery {
    all: customers(first: 1) {
      totalCount
    }
    lead: customers(first: 1, filter: { status: { equalTo: LEAD } }) {
      totalCount
    }
    active: customers(first: 1, filter: { status: { equalTo: ACTIVE } }) {
      totalCount
    }
    onHold: customers(first: 1, filter: { status: { equalTo: ON_HOLD } }) {
      totalCount
    }
    closed: customers(first: 1, filter: { status: { equalTo: CLOSED } }) {
      totalCount
    }
  }
`;

/** Customers on the home page: how many there are, and the newest. */
export function CustomerPanel() {
  const { customers: page } = usePageQuery<CustomerPanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<CustomerPanelCountsQuery>
        query={countsQuery}
        resource={customers}
        filter="status"
        choices={customerStatus}
        read={(data) => ({
          all: data.all?.totalCount,
          byStatus: {
            LEAD: data.lead?.totalCount,
            ACTIVE: data.active?.totalCount,
            ON_HOLD: data.onHold?.totalCount,
            CLOSED: data.closed?.totalCount,
          },
        })}
      />
      <LatestRecords columns={['status', 'createdAt']} count={rows.length}>
        <CustomerTable rows={rows} />
      </LatestRecords>
    </>
  );
}

CustomerPanel.resource = customers;

CustomerPanel.queries = () => ({
  customers: pageQuery<CustomerPanelQuery>(query, {}, { need: 'panel' }),
  customersCounted: pageQuery<CustomerPanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
