// Scaffolded by Frontage from the mutations of `GreenLot`. `frontage pull` keeps your edits.
import type { GreenLotTable_rows$data } from '../../../__generated__/GreenLotTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several green lots at once. */
export const greenLotBulk: BulkWork<GreenLotTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteGreenLot.ts')).deleteGreenLot,
    },
  ],
  edit: {
    fields: async () => (await import('./greenLotFields.ts')).greenLotFields,
    update: async () => (await import('./updateGreenLot.ts')).updateGreenLot,
    editing: async () => (await import('./editGreenLot.ts')).editGreenLot,
  },
};
