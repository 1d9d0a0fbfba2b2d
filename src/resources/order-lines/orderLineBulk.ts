// Scaffolded by Frontage from the mutations of `OrderLine`. `frontage pull` keeps your edits.
import type { OrderLineTable_rows$data } from '../../../__generated__/OrderLineTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several order lines at once. */
export const orderLineBulk: BulkWork<OrderLineTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteOrderLine.ts')).deleteOrderLine,
    },
  ],
  edit: {
    fields: async () => (await import('./orderLineFields.ts')).orderLineFields,
    update: async () => (await import('./updateOrderLine.ts')).updateOrderLine,
    editing: async () => (await import('./editOrderLine.ts')).editOrderLine,
  },
};
