// Scaffolded by Frontage from the type `Order`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderTable_rows$data,
  OrderTable_rows$key,
} from '../../../__generated__/OrderTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { Money } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { Moment } from '../../ui/fields/Time.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { orderChannel } from '../enums/orderChannel.ts';
import { orderStatus } from '../enums/orderStatus.ts';
import { orders } from './orders.ts';

const columns: Columns<OrderTable_rows$data[number]> = [
  { id: 'number', label: 'Number', cell: (order) => <Text value={order.number} /> },
  {
    id: 'status',
    label: 'Status',
    cell: (order) => <Choice value={order.status} choices={orderStatus} />,
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (order) => (
      <RecordLink
        resource={customers}
        record={order.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'channel',
    label: 'Channel',
    cell: (order) => <Choice value={order.channel} choices={orderChannel} />,
  },
  {
    id: 'subtotal',
    label: 'Subtotal',
    align: 'end',
    cell: (order) => <Money value={order.subtotal} currency={order.currency} />,
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: (order) => <Money value={order.total} currency={order.currency} />,
  },
  { id: 'placedAt', label: 'Placed', cell: (order) => <Moment value={order.placedAt} /> },
];

/** Orders as rows: of their list, and of whatever they belong to. */
export function OrderTable({ rows, without }: TableProps<OrderTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment OrderTable_rows on Order @relay(plural: true) {
        id
        number
        status
        customer @catch {
          id
          name
        }
        channel
        subtotal
        currency
        total
        placedAt
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={orders}
      columns={columns}
      rows={records}
      keyOf={(order) => order.id}
      without={without}
      caption="Orders"
    />
  );
}
