// Scaffolded by Frontage from `Query.invoice`. `frontage pull` keeps your edits.
import { Choice } from 'frontage/ui/fields/Choice';
import { RecordLink, Url } from 'frontage/ui/fields/Link';
import { Money } from 'frontage/ui/fields/Number';
import { LongText, Text } from 'frontage/ui/fields/Text';
import { Day } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { defineRecord, type RecordDetailsProps } from 'frontage/ui/record/defineRecord';
import { Highlights } from 'frontage/ui/record/Highlights';
import { RecordScreen, Section } from 'frontage/ui/record/RecordScreen';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceRecord_record$key } from '../../../__generated__/InvoiceRecord_record.graphql.ts';
import type { InvoiceRecordQuery } from '../../../__generated__/InvoiceRecordQuery.graphql.ts';
import type { InvoiceRecordTabsTotalQuery } from '../../../__generated__/InvoiceRecordTabsTotalQuery.graphql.ts';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { invoiceHelp } from './invoiceHelp.ts';
import { invoiceOperations } from './invoiceOperations.ts';
import { invoices } from './invoices.ts';
import { InvoiceSideSection } from './sections/InvoiceSideSection.tsx';
import { InvoicePaymentsTab } from './tabs/InvoicePaymentsTab.tsx';

/** The page of one invoice. */
export const InvoiceRecord = defineRecord<
  InvoiceRecordQuery,
  InvoiceRecord_record$key,
  InvoiceRecordTabsTotalQuery
>({
  resource: invoices,
  query: graphql`
    query InvoiceRecordQuery($id: ID!) {
      invoice(id: $id) @catch {
        ...InvoiceRecord_record
      }
    }
  `,
  variables: (address) => ({ id: String(address.key) }),
  read: ({ invoice }) => invoice,
  subject: ['invoice'],
  Details: InvoiceDetails,
  tabs: {
    payments: { label: 'Payments', Panel: InvoicePaymentsTab },
  },
  tabTotals: {
    query: graphql`
      query InvoiceRecordTabsTotalQuery($id: ID!) {
        invoice(id: $id) {
          payments(first: 1) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    read: ({ invoice }) => ({
      payments: invoice?.payments?.totalCount,
    }),
  },
});

function InvoiceDetails({ record, tabs }: RecordDetailsProps<InvoiceRecord_record$key>) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceRecord_record on Invoice {
        id
        number
        status
        amount
        currency
        customer @catch {
          id
          name
        }
        dueOn
        issuedOn
        taxAmount
        paidAmount
        refundedAmount
        paidOn @catch
        sentTo @catch
        pdfUrl @catch
        balanceDue
        isOverdue
        notes @catch
        ...InvoiceSideSection_record
      }
    `,
    record,
  );
  return (
    <RecordScreen
      resource={invoices}
      recordKey={invoice.id}
      title={invoice.number}
      status={<Choice name="status" value={invoice.status} choices={invoiceStatus} />}
      highlights={
        <Highlights>
          <Money name="amount" value={invoice.amount} currency={invoice.currency} />
          <RecordLink
            name="customer"
            resource={customers}
            record={invoice.customer}
            title={(customer) => customer.name}
          />
          <Day name="dueOn" value={invoice.dueOn} />
        </Highlights>
      }
      operations={invoiceOperations}
      record={invoice}
      help={invoiceHelp}
      side={<InvoiceSideSection record={invoice} />}
      tabs={tabs}
    >
      <Section>
        <Day name="issuedOn" value={invoice.issuedOn} />
        <Money name="taxAmount" value={invoice.taxAmount} currency={invoice.currency} />
        <Money name="paidAmount" readOnly value={invoice.paidAmount} currency={invoice.currency} />
        <Money
          name="refundedAmount"
          readOnly
          value={invoice.refundedAmount}
          currency={invoice.currency}
        />
        <Day name="paidOn" readOnly value={invoice.paidOn} />
        <Text name="sentTo" value={invoice.sentTo} />
        <Url name="pdfUrl" label="PDF URL" value={invoice.pdfUrl} />
        <Money name="balanceDue" readOnly value={invoice.balanceDue} currency={invoice.currency} />
        <YesNo name="isOverdue" label="Overdue" readOnly value={invoice.isOverdue} />
        <LongText name="notes" value={invoice.notes} />
      </Section>
    </RecordScreen>
  );
}
