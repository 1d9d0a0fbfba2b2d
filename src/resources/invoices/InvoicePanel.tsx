// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { InvoicePanelCountsQuery } from '../../../__generated__/InvoicePanelCountsQuery.graphql.ts';
import type { InvoicePanelQuery } from '../../../__generated__/InvoicePanelQuery.graphql.ts';
import { present } from '../../lists/present.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { Counts } from '../../ui/home/Counts.tsx';
import { LatestRecords } from '../../ui/home/LatestRecords.tsx';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { invoices } from './invoices.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

const query = graphql`
  query InvoicePanelQuery {
    invoices(first: 5, orderBy: [ISSUED_ON_DESC]) {
      edges {
        node {
          ...InvoiceTable_rows @arguments(withCustomer: false)
        }
      }
    }
  }
`;

const countsQuery = graphql`
  query InvoicePanelCountsQuery {
    all: invoices(first: 1) {
      totalCount
    }
    draft: invoices(first: 1, filter: { status: { equalTo: DRAFT } }) {
      totalCount
    }
    open: invoices(first: 1, filter: { status: { equalTo: OPEN } }) {
      totalCount
    }
    paid: invoices(first: 1, filter: { status: { equalTo: PAID } }) {
      totalCount
    }
    refunded: invoices(first: 1, filter: { status: { equalTo: REFUNDED } }) {
      totalCount
    }
    voidCount: invoices(first: 1, filter: { status: { equalTo: VOID } }) {
      totalCount
    }
  }
`;

/** Invoices on the home page: how many there are, and the newest. */
export function InvoicePanel() {
  const { invoices: page } = usePageQuery<InvoicePanelQuery>(query);
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <>
      <Counts<InvoicePanelCountsQuery>
        query={countsQuery}
        resource={invoices}
        filter="status"
        choices={invoiceStatus}
        read={(data) => ({
          all: data.all?.totalCount,
          byStatus: {
            DRAFT: data.draft?.totalCount,
            OPEN: data.open?.totalCount,
            PAID: data.paid?.totalCount,
            REFUNDED: data.refunded?.totalCount,
            VOID: data.voidCount?.totalCount,
          },
        })}
      />
      <LatestRecords columns={['status', 'issuedOn']} count={rows.length}>
        <InvoiceTable rows={rows} />
      </LatestRecords>
    </>
  );
}

InvoicePanel.resource = invoices;

InvoicePanel.queries = () => ({
  invoices: pageQuery<InvoicePanelQuery>(query, {}, { need: 'panel' }),
  invoicesCounted: pageQuery<InvoicePanelCountsQuery>(countsQuery, {}, { need: 'deferred' }),
});
