// Scaffolded by Frontage from the type `Customer`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  CustomerTable_rows$data,
  CustomerTable_rows$key,
} from '../../../__generated__/CustomerTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Email, RecordLink } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { employees } from '../employees/employees.ts';
import { customerKind } from '../enums/customerKind.ts';
import { customerStatus } from '../enums/customerStatus.ts';
import { customers } from './customers.ts';

const columns: Columns<CustomerTable_rows$data[number]> = [
  { id: 'name', label: 'Name', cell: (customer) => <Text value={customer.name} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (customer) => <Choice value={customer.status} choices={customerStatus} />,
  },
  {
    id: 'accountManager',
    label: 'Account manager',
    cell: (customer) => (
      <RecordLink
        resource={employees}
        record={customer.accountManager}
        keyOf={(employee) => employee.id}
        title={(employee) => employee.fullName}
      />
    ),
  },
  {
    id: 'kind',
    label: 'Kind',
    cell: (customer) => <Choice value={customer.kind} choices={customerKind} />,
  },
  { id: 'email', label: 'Email', cell: (customer) => <Email value={customer.email} /> },
  {
    id: 'creditLimit',
    label: 'Credit limit',
    align: 'end',
    cell: (customer) => <Money value={customer.creditLimit} currency={customer.currency} />,
  },
  { id: 'createdAt', label: 'Created', cell: (customer) => <Moment value={customer.createdAt} /> },
];

/** Customers as rows: of their list, and of whatever they belong to. */
export function CustomerTable({ rows, without }: TableProps<CustomerTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment CustomerTable_rows on Customer @relay(plural: true) {
        id
        name
        status
        accountManager @catch {
          id
          fullName
        }
        kind
        email
        creditLimit
        currency
        createdAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={customers}
      columns={columns}
      rows={records}
      keyOf={(customer) => customer.id}
      without={without}
      caption="Customers"
    />
  );
}
