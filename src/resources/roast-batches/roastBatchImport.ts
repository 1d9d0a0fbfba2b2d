// Scaffolded by Frontage from `Mutation.createRoastBatch`. `frontage pull` keeps your edits.
import type {
  createRoastBatchMutation,
  RoastBatchInput,
} from '../../../__generated__/createRoastBatchMutation.graphql.ts';
import type { RecordImport } from '../../ui/form/recordImport.ts';
import { createRoastBatch } from './createRoastBatch.ts';
import { roastBatches } from './roastBatches.ts';
import { roastBatchFields } from './roastBatchFields.ts';

/** How roast batches come out of a file. */
export const roastBatchImport: RecordImport<createRoastBatchMutation, RoastBatchInput> = {
  resource: roastBatches,
  fields: roastBatchFields,
  creation: createRoastBatch,
  editing: async () => (await import('./editRoastBatch.ts')).editRoastBatch,
};
