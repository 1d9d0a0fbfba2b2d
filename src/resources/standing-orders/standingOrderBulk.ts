// Scaffolded by Frontage from the mutations of `StandingOrder`. `frontage pull` keeps your edits.
import type { StandingOrderTable_rows$data } from '../../../__generated__/StandingOrderTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several standing orders at once. */
export const standingOrderBulk: BulkWork<StandingOrderTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteStandingOrder.ts')).deleteStandingOrder,
    },
  ],
  edit: {
    fields: async () => (await import('./standingOrderFields.ts')).standingOrderFields,
    update: async () => (await import('./updateStandingOrder.ts')).updateStandingOrder,
    editing: async () => (await import('./editStandingOrder.ts')).editStandingOrder,
  },
};
