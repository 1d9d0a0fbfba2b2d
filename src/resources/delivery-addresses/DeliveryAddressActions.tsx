// Scaffolded by Frontage from the mutations of `DeliveryAddress`. `frontage pull` keeps your edits.
import { graphql, useFragment } from 'react-relay';
import type {
  DeliveryAddressActions_record$data,
  DeliveryAddressActions_record$key,
} from '../../../__generated__/DeliveryAddressActions_record.graphql.ts';
import { ActionBar } from '../../ui/action/ActionBar.tsx';
import type { RecordActions } from '../../ui/action/recordAction.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';

const actions: RecordActions<DeliveryAddressActions_record$data> = [
  {
    label: 'Delete',
    isDangerous: true,
    load: async () => (await import('./deleteDeliveryAddress.ts')).deleteDeliveryAddress,
  },
];

/** What can be done with one delivery address. */
export function DeliveryAddressActions({ record }: { record: DeliveryAddressActions_record$key }) {
  const deliveryAddress = useFragment(
    graphql`
      fragment DeliveryAddressActions_record on DeliveryAddress {
        id
        label
      }
    `,
    record,
  );
  return (
    <ActionBar
      resource={deliveryAddresses}
      recordKey={deliveryAddress.id}
      title={deliveryAddress.label}
      record={deliveryAddress}
      actions={actions}
    />
  );
}
