// Scaffolded by Frontage from the mutations of `OrderLine`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  OrderLineActions_record$data,
  OrderLineActions_record$key,
} from '../../../__generated__/OrderLineActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { orderLines } from './orderLines.ts';

const actions: RecordActions<OrderLineActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteOrderLine.ts')).deleteOrderLine,
  },
];

/** What can be done with one order line. */
export function OrderLineActions({ record }: { record: OrderLineActions_record$key }) {
  const orderLine = useFragment(
    graphql`
      fragment OrderLineActions_record on OrderLine {
        id
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={orderLines}
      recordKey={orderLine.id}
      record={orderLine}
      actions={actions}
    />
  );
}
