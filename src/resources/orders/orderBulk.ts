// Scaffolded by Frontage from the mutations of `Order`. `frontage pull` keeps your edits.
import type { OrderTable_rows$data } from '../../../__generated__/OrderTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several orders at once. */
export const orderBulk: BulkWork<OrderTable_rows$data[number]> = {
  actions: [
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
  ],
  edit: {
    fields: async () => (await import('./orderFields.ts')).orderFields,
    update: async () => (await import('./updateOrder.ts')).updateOrder,
    editing: async () => (await import('./editOrder.ts')).editOrder,
  },
};
