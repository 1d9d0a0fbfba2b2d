// Scaffolded by Frontage from `Query.roastBatch`. `frontage pull` keeps your edits.
export { RoastBatchRecord as default } from '../../src/resources/roast-batches/RoastBatchRecord.tsx';
