// Scaffolded by Frontage from the mutations of `Order`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderActions_record$data,
  OrderActions_record$key,
} from '../../../__generated__/OrderActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { orders } from './orders.ts';

const actions: RecordActions<OrderActions_record$data> = [
  { label: 'Confirm', load: async () => (await import('./confirmOrder.ts')).confirmOrder },
  {
    label: 'Cancel',
    isDangerous: true,
    load: async () => (await import('./cancelOrder.ts')).cancelOrder,
  },
  { label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder },
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteOrder.ts')).deleteOrder,
  },
];

/** What can be done with one order. */
export function OrderActions({ record }: { record: OrderActions_record$key }) {
  const order = useFragment(
    graphql`
      fragment OrderActions_record on Order {
        id
        number
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={orders}
      recordKey={order.id}
      title={order.number}
      record={order}
      actions={actions}
    />
  );
}
