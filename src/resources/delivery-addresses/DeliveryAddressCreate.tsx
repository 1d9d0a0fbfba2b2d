// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { deliveryAddressFields } from './deliveryAddressFields.ts';
import { deliveryAddressOperations } from './deliveryAddressOperations.ts';

/** The form for a new delivery address. */
export function DeliveryAddressCreate() {
  return <CreateForm operations={deliveryAddressOperations} fields={deliveryAddressFields} />;
}
