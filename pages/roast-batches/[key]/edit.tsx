// Scaffolded by Frontage from `Mutation.updateRoastBatch`. `frontage pull` keeps your edits.
export { RoastBatchEdit as default } from '../../../src/resources/roast-batches/RoastBatchEdit.tsx';
