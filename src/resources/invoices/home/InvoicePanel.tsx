// Scaffolded by Frontage from `Query.invoices`. `frontage pull` keeps your edits.
import { definePanel } from 'frontage/ui/home/definePanel';
import { graphql } from 'react-relay';
import type { InvoicePanelCountsQuery } from '../../../../__generated__/InvoicePanelCountsQuery.graphql.ts';
import type { InvoicePanelQuery } from '../../../../__generated__/InvoicePanelQuery.graphql.ts';
import { invoiceStatus } from '../../enums/invoiceStatus.ts';
import { invoices } from '../invoices.ts';
import { InvoiceTable } from '../InvoiceTable.tsx';

/** Invoices on the home page: how many there are, and the newest. */
export const InvoicePanel = definePanel<
  InvoicePanelQuery,
  typeof InvoiceTable,
  InvoicePanelCountsQuery
>({
  resource: invoices,
  table: InvoiceTable,
  columns: ['status', 'issuedOn'],
  query: graphql`
    query InvoicePanelQuery {
      invoices(first: 5, orderBy: [ISSUED_ON_DESC]) {
        edges {
          node {
            ...InvoiceTable_rows @arguments(withCustomer: false)
          }
        }
      }
    }
  `,
  rows: ({ invoices: page }) => page?.edges.map((edge) => edge?.node),
  counts: {
    filter: 'status',
    choices: invoiceStatus,
    query: graphql`
      query InvoicePanelCountsQuery {
        all: invoices(first: 1) {
          totalCount
        }
        DRAFT: invoices(first: 1, filter: { status: { equalTo: DRAFT } }) {
          totalCount
        }
        OPEN: invoices(first: 1, filter: { status: { equalTo: OPEN } }) {
          totalCount
        }
        PAID: invoices(first: 1, filter: { status: { equalTo: PAID } }) {
          totalCount
        }
        REFUNDED: invoices(first: 1, filter: { status: { equalTo: REFUNDED } }) {
          totalCount
        }
        VOID: invoices(first: 1, filter: { status: { equalTo: VOID } }) {
          totalCount
        }
      }
    `,
    count: (data, name) => data[name]?.totalCount,
  },
});
