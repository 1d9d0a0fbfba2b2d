// Scaffolded by Frontage from the mutations of `RoastBatch`. `frontage pull` keeps your edits.
import { defineOperations } from 'frontage/ui/action/recordOperations';
import { roastBatches } from './roastBatches.ts';

/** The operations on roast batches. */
export const roastBatchOperations = defineOperations({
  resource: roastBatches,
  fields: async () => (await import('./roastBatchFields.ts')).roastBatchFields,
  create: async () => (await import('./mutations/createRoastBatch.ts')).createRoastBatch,
  edit: async () => (await import('./mutations/editRoastBatch.ts')).editRoastBatch,
  delete: async () => (await import('./mutations/deleteRoastBatch.ts')).deleteRoastBatch,
});
