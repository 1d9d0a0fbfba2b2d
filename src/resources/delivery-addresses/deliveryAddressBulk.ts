// Scaffolded by Frontage from the mutations of `DeliveryAddress`. `frontage pull` keeps your edits.
import type { DeliveryAddressTable_rows$data } from '../../../__generated__/DeliveryAddressTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several delivery addresses at once. */
export const deliveryAddressBulk: BulkWork<DeliveryAddressTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteDeliveryAddress.ts')).deleteDeliveryAddress,
    },
  ],
  edit: {
    fields: async () => (await import('./deliveryAddressFields.ts')).deliveryAddressFields,
    update: async () => (await import('./updateDeliveryAddress.ts')).updateDeliveryAddress,
    editing: async () => (await import('./editDeliveryAddress.ts')).editDeliveryAddress,
  },
};
