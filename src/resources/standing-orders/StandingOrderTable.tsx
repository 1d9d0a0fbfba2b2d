// Scaffolded by Frontage from the type `StandingOrder`. Edit it and it is yours: `npx frontage
// pull` merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  StandingOrderTable_rows$data,
  StandingOrderTable_rows$key,
} from '../../../__generated__/StandingOrderTable_rows.graphql.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Day } from '../../ui/fields/Time.tsx';
import { titleOf } from '../../ui/fields/title.ts';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { RecordTable, type Columns, type TableProps } from '../../ui/list/RecordTable.tsx';
import { customers } from '../customers/customers.ts';
import { deliveryFrequency } from '../enums/deliveryFrequency.ts';
import { standingOrders } from './standingOrders.ts';

const columns: Columns<StandingOrderTable_rows$data[number]> = [
  {
    id: 'id',
    label: 'Standing order',
    cell: (standingOrder) => titleOf(standingOrders, standingOrder.id),
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (standingOrder) => (
      <RecordLink
        resource={customers}
        record={standingOrder.customer}
        keyOf={(customer) => customer.id}
        title={(customer) => customer.name}
      />
    ),
  },
  {
    id: 'frequency',
    label: 'Frequency',
    cell: (standingOrder) => <Choice value={standingOrder.frequency} choices={deliveryFrequency} />,
  },
  {
    id: 'isActive',
    label: 'Active',
    cell: (standingOrder) => <YesNo value={standingOrder.isActive} />,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    align: 'end',
    cell: (standingOrder) => <NumberValue value={standingOrder.quantity} />,
  },
  { id: 'nextOn', label: 'Next on', cell: (standingOrder) => <Day value={standingOrder.nextOn} /> },
  {
    id: 'pausedUntil',
    label: 'Paused until',
    cell: (standingOrder) => <Day value={standingOrder.pausedUntil} />,
  },
];

/** Standing orders as rows: of their list, and of whatever they belong to. */
export function StandingOrderTable({ rows, without }: TableProps<StandingOrderTable_rows$key>) {
  const records = useFragment(
    graphql`
      fragment StandingOrderTable_rows on StandingOrder @relay(plural: true) {
        id
        customer @catch {
          id
          name
        }
        frequency
        isActive
        quantity
        nextOn
        pausedUntil @catch
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={standingOrders}
      columns={columns}
      rows={records}
      keyOf={(standingOrder) => standingOrder.id}
      without={without}
      caption="Standing orders"
    />
  );
}
