// Scaffolded by Frontage from the type `Invoice`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  InvoiceTable_rows$data,
  InvoiceTable_rows$key,
} from '../../../__generated__/InvoiceTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { invoiceStatus } from '../enums/invoiceStatus.ts';
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
];

/** Invoices as rows: of their list, and of whatever they belong to. */
export function InvoiceTable({ rows, without }: TableProps<InvoiceTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment InvoiceTable_rows on Invoice @relay(plural: true) {
        id
        number
        status
        customer @catch {
          id
          name
        }
        amount
        currency
        taxAmount
        issuedOn
        dueOn
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
      without={without}
      caption="Invoices"
    />
  );
}
