// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type { InvoiceRecord_record$key } from '../../../__generated__/InvoiceRecord_record.graphql.ts';
import type { InvoiceRecordQuery } from '../../../__generated__/InvoiceRecordQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { RecordPage } from '../../ui/errors/RecordPage.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordField, RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { invoiceOperations } from './invoiceOperations.ts';
import { InvoicePaymentsTab } from './InvoicePaymentsTab.tsx';
import { invoices } from './invoices.ts';

const tabs: RecordTabs = {
  payments: { label: 'Payments', Panel: InvoicePaymentsTab },
};

const query = graphql`
  query InvoiceRecordQuery($id: ID!) {
    invoice(id: $id) @catch {
      ...InvoiceRecord_record
    }
  }
`;

/** The page of one invoice. */
export function InvoiceRecord() {
  const { invoice } = usePageQuery<InvoiceRecordQuery>(query);
  return (
    <RecordPage resource={invoices} record={invoice}>
      {(record) => <InvoiceDetails record={record} />}
    </RecordPage>
  );
}

InvoiceRecord.queries = (address: Address) => {
  const id = String(address.key);
  return {
    record: pageQuery<InvoiceRecordQuery>(query, { id }, { subject: ['invoice'] }),
    ...tabQueries(tabs, address),
  };
};

function InvoiceDetails({ record }: { record: InvoiceRecord_record$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceRecord_record on Invoice {
        id
        number
        status
        issuedOn
        dueOn
        amount
        currency
        taxAmount
        paidAmount
        refundedAmount
        paidOn @catch
        sentTo @catch
        pdfUrl @catch
        balanceDue
        isOverdue
        notes @catch
        customer @catch {
          id
          name
        }
        order @catch {
          id
          number
        }
        overdueInvoice @catch {
          id
          number
        }
        createdAt
        updatedAt
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={invoices}
      recordKey={invoice.id}
      title={invoice.number}
      status={<Choice value={invoice.status} choices={invoiceStatus} />}
      operations={invoiceOperations}
      record={invoice}
      side={
        <Section>
          <RecordField label="Customer" help="Who has to pay." edits="customer">
            <RecordLink
              resource={customers}
              record={invoice.customer}
              keyOf={(customer) => customer.id}
              title={(customer) => customer.name}
            />
          </RecordField>
          <RecordField label="Order" help="The order that is charged." edits="order">
            <RecordLink
              resource={orders}
              record={invoice.order}
              keyOf={(order) => order.id}
              title={(order) => order.number}
            />
          </RecordField>
          <RecordField label="Overdue invoice">
            <RecordLink
              resource={overdueInvoices}
              record={invoice.overdueInvoice}
              keyOf={(overdueInvoice) => overdueInvoice.id}
              title={(overdueInvoice) => overdueInvoice.number}
            />
          </RecordField>
          <RecordField label="Created" help="When the record was made.">
            <Moment value={invoice.createdAt} />
          </RecordField>
          <RecordField label="Updated" help="Last change.">
            <Moment value={invoice.updatedAt} />
          </RecordField>
          <RecordField label="ID">
            <Identifier value={invoice.id} />
          </RecordField>
        </Section>
      }
      tabs={<RecordTabsView resource={invoices} tabs={tabs} />}
    >
      <Section>
        <RecordField label="Issued on" edits="issuedOn">
          <Day value={invoice.issuedOn} />
        </RecordField>
        <RecordField label="Due on" edits="dueOn">
          <Day value={invoice.dueOn} />
        </RecordField>
        <RecordField label="Amount" help="To be paid, tax included." edits="amount">
          <Money value={invoice.amount} currency={invoice.currency} />
        </RecordField>
        <RecordField label="Tax amount" help="Value added tax within the amount." edits="taxAmount">
          <Money value={invoice.taxAmount} currency={invoice.currency} />
        </RecordField>
        <RecordField label="Paid amount" help="Received so far.">
          <Money value={invoice.paidAmount} currency={invoice.currency} />
        </RecordField>
        <RecordField label="Refunded amount" help="Paid back so far.">
          <Money value={invoice.refundedAmount} currency={invoice.currency} />
        </RecordField>
        <RecordField label="Paid on" help="Date of the last payment.">
          <Day value={invoice.paidOn} />
        </RecordField>
        <RecordField label="Sent to" help="E-mail address that the invoice went to." edits="sentTo">
          <Text value={invoice.sentTo} />
        </RecordField>
        <RecordField label="PDF URL" help="The invoice as the customer got it." edits="pdfUrl">
          <Url value={invoice.pdfUrl} />
        </RecordField>
        <RecordField label="Balance due" help="What is still to be paid.">
          <Money value={invoice.balanceDue} currency={invoice.currency} />
        </RecordField>
        <RecordField label="Overdue" help="Whether it should have been paid by now.">
          <YesNo value={invoice.isOverdue} />
        </RecordField>
        <RecordField label="Notes" wide edits="notes">
          <LongText value={invoice.notes} />
        </RecordField>
      </Section>
    </RecordScreen>
  );
}
