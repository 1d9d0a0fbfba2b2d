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
import { RecordScreen, Section } from '../../ui/record/RecordScreen.tsx';
import { RecordTabsView, tabQueries, type RecordTabs } from '../../ui/record/RecordTabs.tsx';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { invoiceOperations } from './invoiceOperations.ts';
import { invoices } from './invoices.ts';
import { InvoicePaymentsTab } from './tabs/InvoicePaymentsTab.tsx';

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
          <RecordLink
            name="customer"
            help="Who has to pay."
            resource={customers}
            record={invoice.customer}
            title={(customer) => customer.name}
          />
          <RecordLink
            name="order"
            help="The order that is charged."
            resource={orders}
            record={invoice.order}
            title={(order) => order.number}
          />
          <RecordLink
            name="overdueInvoice"
            readOnly
            resource={overdueInvoices}
            record={invoice.overdueInvoice}
            title={(overdueInvoice) => overdueInvoice.number}
          />
          <Moment
            name="createdAt"
            label="Created"
            help="When the record was made."
            readOnly
            value={invoice.createdAt}
          />
          <Moment
            name="updatedAt"
            label="Updated"
            help="Last change."
            readOnly
            value={invoice.updatedAt}
          />
          <Identifier name="id" label="ID" readOnly value={invoice.id} />
        </Section>
      }
      tabs={<RecordTabsView resource={invoices} tabs={tabs} />}
    >
      <Section>
        <Day name="issuedOn" value={invoice.issuedOn} />
        <Day name="dueOn" value={invoice.dueOn} />
        <Money
          name="amount"
          help="To be paid, tax included."
          value={invoice.amount}
          currency={invoice.currency}
        />
        <Money
          name="taxAmount"
          help="Value added tax within the amount."
          value={invoice.taxAmount}
          currency={invoice.currency}
        />
        <Money
          name="paidAmount"
          help="Received so far."
          readOnly
          value={invoice.paidAmount}
          currency={invoice.currency}
        />
        <Money
          name="refundedAmount"
          help="Paid back so far."
          readOnly
          value={invoice.refundedAmount}
          currency={invoice.currency}
        />
        <Day name="paidOn" help="Date of the last payment." readOnly value={invoice.paidOn} />
        <Text
          name="sentTo"
          help="E-mail address that the invoice went to."
          value={invoice.sentTo}
        />
        <Url
          name="pdfUrl"
          label="PDF URL"
          help="The invoice as the customer got it."
          value={invoice.pdfUrl}
        />
        <Money
          name="balanceDue"
          help="What is still to be paid."
          readOnly
          value={invoice.balanceDue}
          currency={invoice.currency}
        />
        <YesNo
          name="isOverdue"
          label="Overdue"
          help="Whether it should have been paid by now."
          readOnly
          value={invoice.isOverdue}
        />
        <LongText name="notes" value={invoice.notes} />
      </Section>
    </RecordScreen>
  );
}
