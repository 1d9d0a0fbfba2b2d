// Scaffolded by Frontage from the type `OrderLine`. Edit it and it is yours: `npx frontage pull`
// merges later changes of the schema into what you wrote.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderLineTable_rows$data,
  OrderLineTable_rows$key,
} from '../../../__generated__/OrderLineTable_rows.graphql.ts';
import { Money, NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { RecordTable, type Column } from '../../ui/list/RecordTable.tsx';
import { orderLines } from './orderLines.ts';

const columns: Column<OrderLineTable_rows$data[number]>[] = [
  {
    id: 'position',
    label: 'Position',
    align: 'end',
    cell: (orderLine) => <NumberValue value={orderLine.position} />,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    align: 'end',
    cell: (orderLine) => <NumberValue value={orderLine.quantity} />,
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: (orderLine) => <Money value={orderLine.total} currency={orderLine.currency} />,
  },
  { id: 'comment', label: 'Comment', cell: (orderLine) => <Text value={orderLine.comment} /> },
];

/** Order lines as rows: of their list, and of whatever they belong to. */
export function OrderLineTable({
  rows,
  without,
}: {
  rows: OrderLineTable_rows$key;
  without?: string[];
}) {
  const records = useFragment(
    graphql`
      fragment OrderLineTable_rows on OrderLine @relay(plural: true) {
        id
        position
        quantity
        total
        currency
        comment @catch
      }
    `,
    rows,
  );
  return (
    <RecordTable
      resource={orderLines}
      columns={columns}
      rows={records}
      keyOf={(orderLine) => orderLine.id}
      without={without}
      caption="Order lines"
    />
  );
}
