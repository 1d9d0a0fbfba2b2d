// Scaffolded by Frontage from the mutations of `DeliveryAddress`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { deliveryAddresses } from './deliveryAddresses.ts';

/** The operations on delivery addresses. */
export const deliveryAddressOperations = defineOperations({
  resource: deliveryAddresses,
  fields: async () => (await import('./deliveryAddressFields.ts')).deliveryAddressFields,
  create: async () => (await import('./mutations/createDeliveryAddress.ts')).createDeliveryAddress,
  edit: async () => (await import('./mutations/editDeliveryAddress.ts')).editDeliveryAddress,
  delete: async () => (await import('./mutations/deleteDeliveryAddress.ts')).deleteDeliveryAddress,
});
