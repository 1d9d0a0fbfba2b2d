// Scaffolded by Frontage from the type `Payment`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { PaymentTable_rows$key } from '../../../__generated__/PaymentTable_rows.graphql.ts';
import { paymentMethod } from '../enums/paymentMethod.ts';
import { invoices } from '../invoices/invoices.ts';
import { payments } from './payments.ts';

/** Payments as rows: in their list, and below the records that they belong to. */
export const PaymentTable = defineTable<PaymentTable_rows$key>({
  resource: payments,
  columns: [
    textColumn('reference', (payment) => payment.reference),
    recordColumn('invoice', (payment) => payment.invoice, {
      resource: invoices,
      title: (invoice) => invoice.number,
    }),
    choiceColumn('method', (payment) => payment.method, { choices: paymentMethod }),
    moneyColumn('amount', (payment) => payment.amount, { currency: (payment) => payment.currency }),
    dayColumn('receivedOn', (payment) => payment.receivedOn),
    identifierColumn('id', (payment) => payment.id, { label: 'ID', hidden: true }),
    longTextColumn('note', (payment) => payment.note, { hidden: true }),
    momentColumn('createdAt', (payment) => payment.createdAt, { label: 'Created', hidden: true }),
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
