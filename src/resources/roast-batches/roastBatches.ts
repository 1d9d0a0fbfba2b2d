// Scaffolded by Frontage from the type `RoastBatch`. `frontage pull` keeps your edits.
import type { Resource } from 'frontage/address/resource';

export const roastBatches: Resource = {
  slug: 'roast-batches',
  label: 'Roast batch',
  pluralLabel: 'Roast batches',
  icon: 'layers',
  description: 'Every time the roaster was loaded.',
  type: 'RoastBatch',
  roots: {
    list: 'roastBatches',
    record: 'roastBatch',
    create: 'createRoastBatch',
    edit: 'updateRoastBatch',
    delete: 'deleteRoastBatch',
  },
  inputs: { create: 'RoastBatchInput', edit: 'RoastBatchPatch' },
};
