// Scaffolded by Frontage from the type `Invoice`. `frontage pull` keeps your edits.
import { choiceColumn } from 'frontage/ui/fields/Choice';
import { recordColumn, urlColumn } from 'frontage/ui/fields/Link';
import { moneyColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, longTextColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn, momentColumn } from 'frontage/ui/fields/Time';
import { yesNoColumn } from 'frontage/ui/fields/YesNo';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { InvoiceTable_rows$key } from '../../../__generated__/InvoiceTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
import { orders } from '../orders/orders.ts';
import { overdueInvoices } from '../overdue-invoices/overdueInvoices.ts';
import { invoices } from './invoices.ts';

/** Invoices as rows: in their list, and below the records that they belong to. */
export const InvoiceTable = defineTable<InvoiceTable_rows$key>({
  resource: invoices,
  columns: [
    textColumn('number', (invoice) => invoice.number),
    choiceColumn('status', (invoice) => invoice.status, { choices: invoiceStatus }),
    recordColumn('customer', (invoice) => invoice.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    moneyColumn('amount', (invoice) => invoice.amount, { currency: (invoice) => invoice.currency }),
    moneyColumn('taxAmount', (invoice) => invoice.taxAmount, {
      currency: (invoice) => invoice.currency,
    }),
    dayColumn('issuedOn', (invoice) => invoice.issuedOn),
    dayColumn('dueOn', (invoice) => invoice.dueOn),
    recordColumn('order', (invoice) => invoice.order, {
      hidden: true,
      resource: orders,
      title: (order) => order.number,
    }),
    recordColumn('overdueInvoice', (invoice) => invoice.overdueInvoice, {
      hidden: true,
      resource: overdueInvoices,
      title: (overdueInvoice) => overdueInvoice.number,
    }),
    identifierColumn('id', (invoice) => invoice.id, { label: 'ID', hidden: true }),
    moneyColumn('paidAmount', (invoice) => invoice.paidAmount, {
      hidden: true,
      currency: (invoice) => invoice.currency,
    }),
    moneyColumn('refundedAmount', (invoice) => invoice.refundedAmount, {
      hidden: true,
      currency: (invoice) => invoice.currency,
    }),
    dayColumn('paidOn', (invoice) => invoice.paidOn, { hidden: true }),
    textColumn('sentTo', (invoice) => invoice.sentTo, { hidden: true }),
    urlColumn('pdfUrl', (invoice) => invoice.pdfUrl, { label: 'PDF URL', hidden: true }),
    longTextColumn('notes', (invoice) => invoice.notes, { hidden: true }),
    momentColumn('createdAt', (invoice) => invoice.createdAt, { label: 'Created', hidden: true }),
    momentColumn('updatedAt', (invoice) => invoice.updatedAt, { label: 'Updated', hidden: true }),
    moneyColumn('balanceDue', (invoice) => invoice.balanceDue, {
      hidden: true,
      currency: (invoice) => invoice.currency,
    }),
    yesNoColumn('isOverdue', (invoice) => invoice.isOverdue, { label: 'Overdue', hidden: true }),
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
