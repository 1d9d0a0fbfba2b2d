// Scaffolded by Frontage from the type `OverdueInvoice`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { OverdueInvoiceTable_rows$key } from '../../../__generated__/OverdueInvoiceTable_rows.graphql.ts';
import { recordColumn } from '../../ui/fields/Link.tsx';
import { moneyColumn, numberColumn } from '../../ui/fields/Number.tsx';
import { identifierColumn, textColumn } from '../../ui/fields/Text.tsx';
import { dayColumn } from '../../ui/fields/Time.tsx';
import { defineTable } from '../../ui/list/defineTable.tsx';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoices } from './overdueInvoices.ts';

/** Overdue invoices as rows: of their list, and of whatever they belong to. */
export const OverdueInvoiceTable = defineTable<OverdueInvoiceTable_rows$key>({
  resource: overdueInvoices,
  keyOf: (overdueInvoice) => overdueInvoice.id,
  columns: [
    textColumn({ id: 'number', label: 'Number', value: (overdueInvoice) => overdueInvoice.number }),
    recordColumn({
      id: 'invoice',
      label: 'Invoice',
      resource: invoices,
      value: (overdueInvoice) => overdueInvoice.invoice,
      keyOf: (invoice) => invoice.id,
      title: (invoice) => invoice.number,
    }),
    recordColumn({
      id: 'customer',
      label: 'Customer',
      resource: customers,
      value: (overdueInvoice) => overdueInvoice.customer,
      keyOf: (customer) => customer.id,
      title: (customer) => customer.name,
    }),
    numberColumn({
      id: 'daysOverdue',
      label: 'Days overdue',
      value: (overdueInvoice) => overdueInvoice.daysOverdue,
    }),
    moneyColumn({
      id: 'amount',
      label: 'Amount',
      value: (overdueInvoice) => overdueInvoice.amount,
      currency: (overdueInvoice) => overdueInvoice.currency,
    }),
    moneyColumn({
      id: 'balanceDue',
      label: 'Balance due',
      value: (overdueInvoice) => overdueInvoice.balanceDue,
      currency: (overdueInvoice) => overdueInvoice.currency,
    }),
    dayColumn({ id: 'dueOn', label: 'Due on', value: (overdueInvoice) => overdueInvoice.dueOn }),
    recordColumn({
      id: 'accountManager',
      label: 'Account manager',
      hidden: true,
      resource: employees,
      value: (overdueInvoice) => overdueInvoice.accountManager,
      keyOf: (employee) => employee.id,
      title: (employee) => employee.fullName,
    }),
    identifierColumn({
      id: 'id',
      label: 'ID',
      hidden: true,
      value: (overdueInvoice) => overdueInvoice.id,
    }),
  ],
  fragment: graphql`
    fragment OverdueInvoiceTable_rows on OverdueInvoice
    @relay(plural: true)
    @argumentDefinitions(
      withInvoice: { type: "Boolean!", defaultValue: true }
      withCustomer: { type: "Boolean!", defaultValue: true }
      withAccountManager: { type: "Boolean!", defaultValue: false }
    ) {
      id
      number
      daysOverdue
      amount
      currency
      balanceDue
      dueOn
      invoice @include(if: $withInvoice) @catch {
        id
        number
      }
      customer @include(if: $withCustomer) @catch {
        id
        name
      }
      accountManager @include(if: $withAccountManager) @catch {
        id
        fullName
      }
    }
  `,
});
