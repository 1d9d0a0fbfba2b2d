// Scaffolded by Frontage from the type `Payment`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  PaymentTable_rows$data,
  PaymentTable_rows$key,
} from '../../../__generated__/PaymentTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Identifier, LongText, Text } from '../../ui/fields/Text.tsx';
import { Day, Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoices } from '../invoices/invoices.ts';
import { payments } from './payments.ts';

const columns: Columns<PaymentTable_rows$data[number]> = [
  { id: 'reference', label: 'Reference', cell: (payment) => <Text value={payment.reference} /> },
  {
    id: 'invoice',
    label: 'Invoice',
    cell: (payment) => (
      <RecordLink
        resource={invoices}
        record={payment.invoice}
        keyOf={(invoice) => invoice.id}
        title={(invoice) => invoice.number}
      />
    ),
  },
  {
    id: 'method',
    label: 'Method',
    cell: (payment) => <Choice value={payment.method} choices={paymentMethod} />,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: (payment) => <Money value={payment.amount} currency={payment.currency} />,
  },
  { id: 'receivedOn', label: 'Received on', cell: (payment) => <Day value={payment.receivedOn} /> },
  { id: 'id', label: 'ID', hidden: true, cell: (payment) => <Identifier value={payment.id} /> },
  { id: 'note', label: 'Note', hidden: true, cell: (payment) => <LongText value={payment.note} /> },
  {
    id: 'createdAt',
    label: 'Created',
    hidden: true,
    cell: (payment) => <Moment value={payment.createdAt} />,
  },
];

/** Payments as rows: of their list, and of whatever they belong to. */
export function PaymentTable({ rows, hiddenColumns }: TableProps<PaymentTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment PaymentTable_rows on Payment
      @relay(plural: true)
      @argumentDefinitions(
        withInvoice: { type: "Boolean!", defaultValue: true }
        withMethod: { type: "Boolean!", defaultValue: true }
        withAmount: { type: "Boolean!", defaultValue: true }
        withReceivedOn: { type: "Boolean!", defaultValue: true }
        withNote: { type: "Boolean!", defaultValue: false }
        withCreatedAt: { type: "Boolean!", defaultValue: false }
      ) {
        id
        reference
        ... @include(if: $withInvoice) {
          invoice @catch {
            id
            number
          }
        }
        ... @include(if: $withMethod) {
          method
        }
        ... @include(if: $withAmount) {
          amount
          currency
        }
        ... @include(if: $withReceivedOn) {
          receivedOn
        }
        ... @include(if: $withNote) {
          note @catch
        }
        ... @include(if: $withCreatedAt) {
          createdAt
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={payments}
      columns={columns}
      rows={records}
      keyOf={(payment) => payment.id}
      hiddenColumns={hiddenColumns}
      caption="Payments"
    />
  );
}
