// Scaffolded by Frontage from `Mutation.createDeliveryAddress`. `frontage pull` keeps your edits.
import type {
  createDeliveryAddressMutation,
  DeliveryAddressInput,
} from '../../../__generated__/createDeliveryAddressMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createDeliveryAddress } from './createDeliveryAddress.ts';
import { deliveryAddresses } from './deliveryAddresses.ts';
import { deliveryAddressFields } from './deliveryAddressFields.ts';

/** How delivery addresses come out of a file. */
export const deliveryAddressImport: RecordImport<
  createDeliveryAddressMutation,
  DeliveryAddressInput
> = {
  resource: deliveryAddresses,
  fields: deliveryAddressFields,
  creation: createDeliveryAddress,
  editing: async () => (await import('./editDeliveryAddress.ts')).editDeliveryAddress,
};
