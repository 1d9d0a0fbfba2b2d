// Scaffolded by Frontage from the type `Invoice`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceTable_rows$data,
  InvoiceTable_rows$key,
} from '../../../__generated__/InvoiceTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink, Url } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { invoices } from './invoices.ts';

const columns: Columns<InvoiceTable_rows$data[number]> = [
  { id: 'number', label: 'Number', cell: (invoice) => <Text value={invoice.number} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (invoice) => <Choice value={invoice.status} choices={invoiceStatus} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (invoice) => (
      <RecordLink
        resource={customers}
        record={invoice.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: (invoice) => <Money value={invoice.amount} currency={invoice.currency} />,
  },
  {
    id: 'taxAmount',
    label: 'Tax amount',
    align: 'end',
    cell: (invoice) => <Money value={invoice.taxAmount} currency={invoice.currency} />,
  },
  { id: 'issuedOn', label: 'Issued on', cell: (invoice) => <Day value={invoice.issuedOn} /> },
  { id: 'dueOn', label: 'Due on', cell: (invoice) => <Day value={invoice.dueOn} /> },
  {
    id: 'order',
    label: 'Order',
    hidden: true,
    cell: (invoice) => (
      <RecordLink
        resource={orders}
        record={invoice.order}
        keyOf={(order) => order.id}
        title={(order) => order.number}
      />
    ),
  },
  {
    id: 'overdueInvoice',
    label: 'Overdue invoice',
    hidden: true,
    cell: (invoice) => (
      <RecordLink
        resource={overdueInvoices}
        record={invoice.overdueInvoice}
        keyOf={(overdueInvoice) => overdueInvoice.id}
        title={(overdueInvoice) => overdueInvoice.number}
      />
    ),
  },
  { id: 'id', label: 'ID', hidden: true, cell: (invoice) => <Identifier value={invoice.id} /> },
  {
    id: 'paidAmount',
    label: 'Paid amount',
    align: 'end',
    hidden: true,
    cell: (invoice) => <Money value={invoice.paidAmount} currency={invoice.currency} />,
  },
  {
    id: 'refundedAmount',
    label: 'Refunded amount',
    align: 'end',
    hidden: true,
    cell: (invoice) => <Money value={invoice.refundedAmount} currency={invoice.currency} />,
  },
  {
    id: 'paidOn',
    label: 'Paid on',
    hidden: true,
    cell: (invoice) => <Day value={invoice.paidOn} />,
  },
  {
    id: 'sentTo',
    label: 'Sent to',
    hidden: true,
    cell: (invoice) => <Text value={invoice.sentTo} />,
  },
  {
    id: 'pdfUrl',
    label: 'PDF URL',
    hidden: true,
    cell: (invoice) => <Url value={invoice.pdfUrl} />,
  },
  {
    id: 'notes',
    label: 'Notes',
    hidden: true,
    cell: (invoice) => <LongText value={invoice.notes} />,
  },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (invoice) => <Moment value={invoice.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    hidden: true,
    cell: (invoice) => <Moment value={invoice.updatedAt} />,
  },
  {
    id: 'balanceDue',
    label: 'Balance due',
    align: 'end',
    hidden: true,
    cell: (invoice) => <Money value={invoice.balanceDue} currency={invoice.currency} />,
  },
  {
    id: 'isOverdue',
    label: 'Overdue',
    hidden: true,
    cell: (invoice) => <YesNo value={invoice.isOverdue} />,
  },
];

/** Invoices as rows: of their list, and of whatever they belong to. */
export function InvoiceTable({ rows, hiddenColumns }: TableProps<InvoiceTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment InvoiceTable_rows on Invoice
      @relay(plural: true)
      @argumentDefinitions(
        withStatus: { type: "Boolean!", defaultValue: true }
        withCustomer: { type: "Boolean!", defaultValue: true }
        withAmount: { type: "Boolean!", defaultValue: true }
        withTaxAmount: { type: "Boolean!", defaultValue: true }
        withIssuedOn: { type: "Boolean!", defaultValue: true }
        withDueOn: { type: "Boolean!", defaultValue: true }
        withOrder: { type: "Boolean!", defaultValue: false }
        withOverdueInvoice: { type: "Boolean!", defaultValue: false }
        withPaidAmount: { type: "Boolean!", defaultValue: false }
        withRefundedAmount: { type: "Boolean!", defaultValue: false }
        withPaidOn: { type: "Boolean!", defaultValue: false }
        withSentTo: { type: "Boolean!", defaultValue: false }
        withPdfUrl: { type: "Boolean!", defaultValue: false }
        withNotes: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
        withUpdatedAt: { type: "Boolean!", defaultValue: false }
        withBalanceDue: { type: "Boolean!", defaultValue: false }
        withIsOverdue: { type: "Boolean!", defaultValue: false }
      ) {
        id
        number
        ... @include(if: $withStatus) {
          status
        }
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withAmount) {
          amount
          currency
        }
        ... @include(if: $withTaxAmount) {
          taxAmount
          currency
        }
        ... @include(if: $withIssuedOn) {
          issuedOn
        }
        ... @include(if: $withDueOn) {
          dueOn
        }
        ... @include(if: $withOrder) {
          order @catch {
            id
            number
          }
        }
        ... @include(if: $withOverdueInvoice) {
          overdueInvoice @catch {
            id
            number
          }
        }
        ... @include(if: $withPaidAmount) {
          paidAmount
          currency
        }
        ... @include(if: $withRefundedAmount) {
          refundedAmount
          currency
        }
        ... @include(if: $withPaidOn) {
          paidOn @catch
        }
        ... @include(if: $withSentTo) {
          sentTo @catch
        }
        ... @include(if: $withPdfUrl) {
          pdfUrl @catch
        }
        ... @include(if: $withNotes) {
          notes @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
        ... @include(if: $withUpdatedAt) {
          updatedAt
        }
        ... @include(if: $withBalanceDue) {
          balanceDue
          currency
        }
        ... @include(if: $withIsOverdue) {
          isOverdue
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={invoices}
      columns={columns}
      rows={records}
      keyOf={(invoice) => invoice.id}
      hiddenColumns={hiddenColumns}
      caption="Invoices"
    />
  );
}
