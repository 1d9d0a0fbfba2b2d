// Scaffolded by Frontage from the type `OverdueInvoice`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OverdueInvoiceTable_rows$data,
  OverdueInvoiceTable_rows$key,
} from '../../../__generated__/OverdueInvoiceTable_rows.graphql.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Identifier, Text } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { employees } from '../employees/employees.ts';
import { invoices } from '../invoices/invoices.ts';
import { overdueInvoices } from './overdueInvoices.ts';

const columns: Columns<OverdueInvoiceTable_rows$data[number]> = [
  {
    id: 'number',
    label: 'Number',
    cell: (overdueInvoice) => <Text value={overdueInvoice.number} />,
  },
  {
    id: 'invoice',
    label: 'Invoice',
    cell: (overdueInvoice) => (
      <RecordLink
        resource={invoices}
        record={overdueInvoice.invoice}
        keyOf={(invoice) => invoice.id}
        title={(invoice) => invoice.number}
      />
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (overdueInvoice) => (
      <RecordLink
        resource={customers}
        record={overdueInvoice.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'daysOverdue',
    label: 'Days overdue',
    align: 'end',
    cell: (overdueInvoice) => <NumberValue value={overdueInvoice.daysOverdue} />,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    cell: (overdueInvoice) => (
      <Money value={overdueInvoice.amount} currency={overdueInvoice.currency} />
    ),
  },
  {
    id: 'balanceDue',
    label: 'Balance due',
    align: 'end',
    cell: (overdueInvoice) => (
      <Money value={overdueInvoice.balanceDue} currency={overdueInvoice.currency} />
    ),
  },
  { id: 'dueOn', label: 'Due on', cell: (overdueInvoice) => <Day value={overdueInvoice.dueOn} /> },
  {
    id: 'accountManager',
    label: 'Account manager',
    hidden: true,
    cell: (overdueInvoice) => (
      <RecordLink
        resource={employees}
        record={overdueInvoice.accountManager}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'id',
    label: 'ID',
    hidden: true,
    cell: (overdueInvoice) => <Identifier value={overdueInvoice.id} />,
  },
];

/** Overdue invoices as rows: of their list, and of whatever they belong to. */
export function OverdueInvoiceTable({
  rows,
  hiddenColumns,
}: TableProps<OverdueInvoiceTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment OverdueInvoiceTable_rows on OverdueInvoice
      @relay(plural: true)
      @argumentDefinitions(
        withInvoice: { type: "Boolean!", defaultValue: true }
        withCustomer: { type: "Boolean!", defaultValue: true }
        withDaysOverdue: { type: "Boolean!", defaultValue: true }
        withAmount: { type: "Boolean!", defaultValue: true }
        withBalanceDue: { type: "Boolean!", defaultValue: true }
        withDueOn: { type: "Boolean!", defaultValue: true }
        withAccountManager: { type: "Boolean!", defaultValue: false }
      ) {
        id
        number
        ... @include(if: $withInvoice) {
          invoice @catch {
            id
            number
          }
        }
        ... @include(if: $withCustomer) {
          customer @catch {
            id
            name
          }
        }
        ... @include(if: $withDaysOverdue) {
          daysOverdue
        }
        ... @include(if: $withAmount) {
          amount
          currency
        }
        ... @include(if: $withBalanceDue) {
          balanceDue
          currency
        }
        ... @include(if: $withDueOn) {
          dueOn
        }
        ... @include(if: $withAccountManager) {
          accountManager @catch {
            id
            fullName
          }
        }
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={overdueInvoices}
      columns={columns}
      rows={records}
      keyOf={(overdueInvoice) => overdueInvoice.id}
      hiddenColumns={hiddenColumns}
      caption="Overdue invoices"
    />
  );
}
