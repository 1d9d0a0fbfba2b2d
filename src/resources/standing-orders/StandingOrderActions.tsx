// Scaffolded by Frontage from the mutations of `StandingOrder`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  StandingOrderActions_record$data,
  StandingOrderActions_record$key,
} from '../../../__generated__/StandingOrderActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { standingOrders } from './standingOrders.ts';

const actions: RecordActions<StandingOrderActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteStandingOrder.ts')).deleteStandingOrder,
  },
];

/** What can be done with one standing order. */
export function StandingOrderActions({ record }: { record: StandingOrderActions_record$key }) {
  const standingOrder = useFragment(
    graphql`
      fragment StandingOrderActions_record on StandingOrder {
        id
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={standingOrders}
      recordKey={standingOrder.id}
      record={standingOrder}
      actions={actions}
    />
  );
}
