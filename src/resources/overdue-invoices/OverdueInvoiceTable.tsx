// Scaffolded by Frontage from the type `OverdueInvoice`. `frontage pull` keeps your edits.
import { recordColumn } from 'frontage/ui/fields/Link';
import { moneyColumn, numberColumn } from 'frontage/ui/fields/Number';
import { identifierColumn, textColumn } from 'frontage/ui/fields/Text';
import { dayColumn } from 'frontage/ui/fields/Time';
import { defineTable } from 'frontage/ui/list/defineTable';
import { graphql } from 'react-relay';
import type { OverdueInvoiceTable_rows$key } from '../../../__generated__/OverdueInvoiceTable_rows.graphql.ts';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoices } from './overdueInvoices.ts';

/** Overdue invoices as rows: in their list, and below the records that they belong to. */
export const OverdueInvoiceTable = defineTable<OverdueInvoiceTable_rows$key>({
  resource: overdueInvoices,
  columns: [
    textColumn('number', (overdueInvoice) => overdueInvoice.number),
    recordColumn('invoice', (overdueInvoice) => overdueInvoice.invoice, {
      resource: invoices,
      title: (invoice) => invoice.number,
    }),
    recordColumn('customer', (overdueInvoice) => overdueInvoice.customer, {
      resource: customers,
      title: (customer) => customer.name,
    }),
    numberColumn('daysOverdue', (overdueInvoice) => overdueInvoice.daysOverdue),
    moneyColumn('amount', (overdueInvoice) => overdueInvoice.amount, {
      currency: (overdueInvoice) => overdueInvoice.currency,
    }),
    moneyColumn('balanceDue', (overdueInvoice) => overdueInvoice.balanceDue, {
      currency: (overdueInvoice) => overdueInvoice.currency,
    }),
    dayColumn('dueOn', (overdueInvoice) => overdueInvoice.dueOn),
    recordColumn('accountManager', (overdueInvoice) => overdueInvoice.accountManager, {
      hidden: true,
      resource: employees,
      title: (employee) => employee.fullName,
      picture: (employee) => employee.photo,
    }),
    identifierColumn('id', (overdueInvoice) => overdueInvoice.id, { label: 'ID', hidden: true }),
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
        photo @catch
      }
    }
  `,
});
