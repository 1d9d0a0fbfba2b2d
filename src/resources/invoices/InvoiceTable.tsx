// Scaffolded by Frontage from the type `Invoice`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { InvoiceTable_rows$key } from '../../../__generated__/InvoiceTable_rows.graphql.ts';
import { choiceColumn } from '../../ui/fields/Choice.tsx';
import { recordColumn, urlColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, longTextColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn, momentColumn } from '../../ui/fields/Time.tsx';
import { yesNoColumn } from '../../ui/fields/YesNo.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { invoices } from './invoices.ts';

/** Invoices as rows: of their list, and of whatever they belong to. */
export const InvoiceTable = defineTable<InvoiceTable_rows$key>({
  resource: invoices,
  keyOf: (invoice) => invoice.id,
  columns: [
    textColumn({ id: 'number', label: 'Number', value: (invoice) => invoice.number }),
    choiceColumn({
      id: 'status',
      label: 'Status',
      choices: invoiceStatus,
      value: (invoice) => invoice.status,
    }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (invoice) => invoice.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    moneyColumn({
      id: 'amount',
      label: 'Amount',
      value: (invoice) => invoice.amount,
      currency: (invoice) => invoice.currency,
    }),
    moneyColumn({
      id: 'taxAmount',
      label: 'Tax amount',
      value: (invoice) => invoice.taxAmount,
      currency: (invoice) => invoice.currency,
    }),
    dayColumn({ id: 'issuedOn', label: 'Issued on', value: (invoice) => invoice.issuedOn }),
    dayColumn({ id: 'dueOn', label: 'Due on', value: (invoice) => invoice.dueOn }),
    recordColumn({
      id: 'order',
      label: 'Order',
      hidden: true,
      resource: orders,
      value: (invoice) => invoice.order,
      keyOf: (order) => order.id,
      title: (order) => order.number,
    }),
    recordColumn({
      id: 'overdueInvoice',
      label: 'Overdue invoice',
      hidden: true,
      resource: overdueInvoices,
      value: (invoice) => invoice.overdueInvoice,
      keyOf: (overdueInvoice) => overdueInvoice.id,
      title: (overdueInvoice) => overdueInvoice.number,
    }),
    identifierColumn({ id: 'id', label: 'ID', hidden: true, value: (invoice) => invoice.id }),
    moneyColumn({
      id: 'paidAmount',
      label: 'Paid amount',
      hidden: true,
      value: (invoice) => invoice.paidAmount,
      currency: (invoice) => invoice.currency,
    }),
    moneyColumn({
      id: 'refundedAmount',
      label: 'Refunded amount',
      hidden: true,
      value: (invoice) => invoice.refundedAmount,
      currency: (invoice) => invoice.currency,
    }),
    dayColumn({ id: 'paidOn', label: 'Paid on', hidden: true, value: (invoice) => invoice.paidOn }),
    textColumn({
      id: 'sentTo',
      label: 'Sent to',
      hidden: true,
      value: (invoice) => invoice.sentTo,
    }),
    urlColumn({ id: 'pdfUrl', label: 'PDF URL', hidden: true, value: (invoice) => invoice.pdfUrl }),
    longTextColumn({
      id: 'notes',
      label: 'Notes',
      hidden: true,
      value: (invoice) => invoice.notes,
    }),
    momentColumn({
      id: 'createdAt',
      label: 'Created',
      hidden: true,
      value: (invoice) => invoice.createdAt,
    }),
    momentColumn({
      id: 'updatedAt',
      label: 'Updated',
      hidden: true,
      value: (invoice) => invoice.updatedAt,
    }),
    moneyColumn({
      id: 'balanceDue',
      label: 'Balance due',
      hidden: true,
      value: (invoice) => invoice.balanceDue,
      currency: (invoice) => invoice.currency,
    }),
    yesNoColumn({
      id: 'isOverdue',
      label: 'Overdue',
      hidden: true,
      value: (invoice) => invoice.isOverdue,
    }),
  ],
  fragment: graphql`
    fragment InvoiceTable_rows on Invoice
    @relay(plural: true)
    @argumentDefinitions(
      withCustomer: { type: "Boolean!", defaultValue: true }
      withOrder: { type: "Boolean!", defaultValue: false }
      withOverdueInvoice: { type: "Boolean!", defaultValue: false }
      more: { type: "Boolean!", defaultValue: false }
    ) {
      id
      number
      status
      amount
      currency
      taxAmount
      issuedOn
      dueOn
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      order @include(if: $withOrder) @catch {
        id
        number
      }
      overdueInvoice @include(if: $withOverdueInvoice) @catch {
        id
        number
      }
      ... @include(if: $more) {
        paidAmount
        refundedAmount
        paidOn @catch
        sentTo @catch
        pdfUrl @catch
        notes @catch
        createdAt
        updatedAt
        balanceDue
        isOverdue
      }
    }
  `,
});
