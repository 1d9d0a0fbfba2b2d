// Scaffolded by Frontage from the mutations of `Shipment`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  ShipmentActions_record$data,
  ShipmentActions_record$key,
} from '../../../__generated__/ShipmentActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { shipments } from './shipments.ts';

const actions: RecordActions<ShipmentActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteShipment.ts')).deleteShipment,
  },
];

/** What can be done with one shipment. */
export function ShipmentActions({ record }: { record: ShipmentActions_record$key }) {
  const shipment = useFragment(
    graphql`
      fragment ShipmentActions_record on Shipment {
        id
        trackingNumber
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={shipments}
      recordKey={shipment.id}
      title={shipment.trackingNumber}
      record={shipment}
      actions={actions}
    />
  );
}
