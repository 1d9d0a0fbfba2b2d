// Scaffolded by Frontage from `Invoice.payments`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { InvoicePaymentsTabQuery } from '../../../__generated__/InvoicePaymentsTabQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import type { ListSettings } from '../../lists/listSettings.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { connectionPaging } from '../../lists/paging.ts';
import { present } from '../../lists/present.ts';
import { sortsBy } from '../../lists/sortsBy.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { TabPanel } from '../../ui/record/TabPanel.tsx';
import { payments } from '../payments/payments.ts';
import { PaymentTable } from '../payments/PaymentTable.tsx';
import { invoices } from './invoices.ts';

const settings: ListSettings<InvoicePaymentsTabQuery['variables']> = {
  size: 10,
  paging: connectionPaging,
  defaultSort: '-receivedOn',
  sorts: sortsBy((sort) => ({ orderBy: [sort] }), {
    receivedOn: ['RECEIVED_ON_ASC', 'RECEIVED_ON_DESC'],
  }),
  multiSort: true,
  tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } },
};

const query = graphql`
  query InvoicePaymentsTabQuery(
    $id: ID!
    $first: Int
    $after: Cursor
    $last: Int
    $before: Cursor
    $orderBy: [PaymentOrderBy!]
  ) {
    invoice(id: $id) {
      payments(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
        edges {
          node {
            ...PaymentTable_rows @arguments(withInvoice: false)
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
`;

/** The payments of one invoice. */
export function InvoicePaymentsTab() {
  const { invoice } = usePageQuery<InvoicePaymentsTabQuery>(query);
  const page = invoice?.payments;
  const rows = present(page?.edges.map((edge) => edge?.node));
  return (
    <TabPanel
      parent={invoices}
      name="payments"
      resource={payments}
      settings={settings}
      pageInfo={{ rowCount: rows.length, ...page?.pageInfo }}
      viewAllFilter="invoice"
    >
      <PaymentTable rows={rows} hiddenColumns={['invoice']} />
    </TabPanel>
  );
}

InvoicePaymentsTab.queries = (address: Address) => {
  const id = String(address.key);
  return {
    payments: pageQuery<InvoicePaymentsTabQuery>(
      query,
      { ...pagedVariables(settings, address), id },
      { need: 'panel' },
    ),
  };
};
