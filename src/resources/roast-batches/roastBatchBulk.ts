// Scaffolded by Frontage from the mutations of `RoastBatch`. `frontage pull` keeps your edits.
import type { RoastBatchTable_rows$data } from '../../../__generated__/RoastBatchTable_rows.graphql.ts';
import type { BulkWork } from '../../ui/action/bulkWork.ts';

/** What can be done with several roast batches at once. */
export const roastBatchBulk: BulkWork<RoastBatchTable_rows$data[number]> = {
  actions: [
    {
      label: 'Delete',
      isDangerous: true,
      load: async () => (await import('./deleteRoastBatch.ts')).deleteRoastBatch,
    },
  ],
  edit: {
    fields: async () => (await import('./roastBatchFields.ts')).roastBatchFields,
    update: async () => (await import('./updateRoastBatch.ts')).updateRoastBatch,
    editing: async () => (await import('./editRoastBatch.ts')).editRoastBatch,
  },
};
