// Scaffolded by Frontage from the type `Payment`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { PaymentTable_rows$key } from '../../../__generated__/PaymentTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoices } from '../invoices/invoices.ts';
import { payments } from './payments.ts';

/** Payments as rows: of their list, and of whatever they belong to. */
export const PaymentTable = defineTable<PaymentTable_rows$key>({
  resource: payments,
  keyOf: (payment) => payment.id,
  columns: [
    textColumn({ id: 'reference', label: 'Reference', value: (payment) => payment.reference }),
    recordColumn({
      id: 'invoice',
      label: 'Invoice',
      resource: invoices,
      value: (payment) => payment.invoice,
      keyOf: (invoice) => invoice.id,
      title: (invoice) => invoice.number,
    }),
    choiceColumn({
      id: 'method',
      label: 'Method',
      choices: paymentMethod,
      value: (payment) => payment.method,
    }),
    moneyColumn({
      id: 'amount',
      label: 'Amount',
      value: (payment) => payment.amount,
      currency: (payment) => payment.currency,
    }),
    dayColumn({ id: 'receivedOn', label: 'Received on', value: (payment) => payment.receivedOn }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (payment) => payment.id }),
    longTextColumn({ id: 'note', label: 'Note', hidden: true, value: (payment) => payment.note }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (payment) => payment.createdAt,
    }),
  ],
  fragment: graphql`
    fragment PaymentTable_rows on Payment
    @relay(plural: true)
    @argumentDefinitions(
      withInvoice: { type: "Boolean!", defaultValue: true }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      reference
      method
      amount
      currency
      receivedOn
      invoice @include(if: $withInvoice) @catch {
        id
        number
      }
      ... @include(if: $more) {
        note @catch
        createdAt
      }
    }
  `,
});
