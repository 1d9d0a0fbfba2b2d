// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
import type {
  createDeliveryAddressMutation,
  DeliveryAddressInput,
} from '../../../__generated__/createDeliveryAddressMutation.graphql.ts';
import { CreateForm } from '../../ui/form/CreateForm.tsx';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressFields } from './deliveryAddressFields.ts';

const copyFrom = async () => (await import('./editDeliveryAddress.ts')).editDeliveryAddress;

/** The form that makes a delivery address. */
export function DeliveryAddressCreate() {
  return (
    <CreateForm<createDeliveryAddressMutation, DeliveryAddressInput>
      resource={deliveryAddresses}
      fields={deliveryAddressFields}
      creation={async () => (await import('./createDeliveryAddress.ts')).createDeliveryAddress}
      copyFrom={copyFrom}
    />
  );
}
